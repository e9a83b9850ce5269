/** The bootcamp’s pages, in the order they are read. */
export const BOOTCAMP_PAGES: readonly { text: string; href: string }[] = [
  { text: 'Bootcamp home', href: '/academy/young-creatives-bootcamp' },
  { text: 'Courses', href: '/academy/young-creatives-bootcamp/courses' },
  { text: 'Faculty', href: '/academy/young-creatives-bootcamp/faculty' },
  { text: 'Scholarships', href: '/academy/young-creatives-bootcamp/scholarships' },
]
