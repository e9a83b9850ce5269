/**
 * Marks everything in a page’s content that has no tag (backgrounds, page numbers, the lines of a table) as an artifact, so that a screen
 * reader leaves it out. The browser writes one operator to a line, tags one after the other, and what is within them it leaves alone.
 */
export function markArtifacts(content: string): string {
  const lines: string[] = ['/Artifact BMC']
  let depth = 0
  for (const line of content.split('\n')) {
    if (/\bB(?:DC|MC)$/.test(line)) {
      if (depth === 0) lines.push('EMC')
      depth += 1
    }
    lines.push(line)
    if (line === 'EMC') {
      depth -= 1
      if (depth === 0) lines.push('/Artifact BMC')
    }
  }
  lines.push('EMC')
  return lines.join('\n').replaceAll('/Artifact BMC\nEMC\n', '')
}
