/** Groups of files that import each other in a circle, by Tarjan’s algorithm. Files of a group are sorted. */
export function findCircles(imports: readonly { file: string; target: string }[]): string[][] {
  const targets = new Map<string, { target: string }[]>()
  for (const one of imports) targets.set(one.file, [...(targets.get(one.file) ?? []), one])
  const [index, lowest] = [new Map<string, number>(), new Map<string, number>()]
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const number = index.size
    index.set(file, number)
    lowest.set(file, number)
    open.push(file)
    for (const { target } of targets.get(file) ?? []) {
      const reached = index.has(target) ? (open.includes(target) ? index.get(target) : undefined) : visit(target)
      lowest.set(file, Math.min(lowest.get(file) ?? number, reached ?? number))
    }
    const low = lowest.get(file) ?? number
    if (low === number) {
      const group = open.splice(open.indexOf(file)).sort()
      if (group.length > 1 || targets.get(file)?.some(({ target }) => target === file)) circles.push(group)
    }
    return low
  }
  for (const { file } of imports) if (!index.has(file)) visit(file)
  return circles
}
