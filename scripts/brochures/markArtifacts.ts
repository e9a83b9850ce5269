/**
 * Marks untagged page content (backgrounds, page numbers, table lines) as artifacts, so that screen readers skip it. Relies on the
 * browser’s output: one operator a line, and tags that are never nested.
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
