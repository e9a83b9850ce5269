/**
 * The letters of a text without capitals and marks, for looking words up: “oro” finds “Ọ̀rọ̀”. Of marks those go that letters of
 * Europe and Africa bear: to look for every mark there is took a third of the time of the not-found page’s script.
 */
export const foldDiacritics = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
