// Runs before the first paint, so that a page never flashes in the wrong theme. settings/store.ts keeps what is read here.
try {
  const { theme, language } = JSON.parse(localStorage.getItem('skerry.settings') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (language === 'en' || language === 'de') document.documentElement.lang = language
} catch {
  // Storage is forbidden or damaged: the system's theme holds.
}
