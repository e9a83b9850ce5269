import { describe, expect, it } from 'vitest'
import { findHtmlDangers, findSvgDangers, namesIn } from './attacks/dangers.ts'

const known = namesIn('<p title="a" lang="yo"><a href="/">b</a><script type="application/ld+json">{}</script><img src="/a.svg"></p>')

describe('findHtmlDangers', () => {
  it.each([
    ['<p>a <a href="https://a.example">b</a></p>', []],
    ['<script>alert(1)</script>', ['It contains a script.']],
    ['<p onclick="a">b</p>', ['It has the event handler onclick.', '<p> has onclick.']],
    ['<a href=" java&#9;script:alert(1)">b</a>', ['An address begins with javascript:']],
    ['<a href="/\\\\a.example">b</a>', ['An address leaves the site: /\\\\a.example']],
    ['<a href="//a.example">b</a>', ['An address leaves the site: //a.example']],
    ['<img src="https://a.example/b.gif">', ['<img> requests https://a.example/b.gif.']],
    ['<iframe></iframe>', ['It contains <iframe>.']],
    ['<p>a\u202eb</p>', ['A text contains an invisible character.']],
    ['<p title="a\u202eb"></p>', ['title contains an invisible character.']],
    ['<script type="application/ld+json">{"a":"</script>', ['Its JSON-LD is incomplete.']],
  ])('reads %s', (html, errors) => {
    expect(findHtmlDangers(html, known)).toEqual(errors)
  })
})

describe('findSvgDangers', () => {
  const draw = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/2000/svg" xmlns:l="http://www.w3.org/1999/xlink">${inside}</svg>`

  it.each([
    ['<path d="M0 0" fill="url(#a)"/><use href="#a"/>', []],
    ['<x:script>alert(1)</x:script>', ['It contains <x:script>.']],
    ['<g onload="a"/>', ['It has the event handler onload.']],
    ['<use l:href="https://a.example#b"/>', ['It refers to https://a.example#b.']],
    ['<path fill="url(https://a.example#b)"/>', ['fill requests another file.']],
    ['<style>@import "a"</style>', ['Its style requests another file.']],
    ['<g xmlns="http://www.w3.org/1999/xhtml"/>', ['It contains <g>.']],
  ])('reads %s', (inside, errors) => {
    expect(findSvgDangers(draw(inside))).toEqual(errors)
  })

  it('checks what is outside of the svg element', () => {
    expect(findSvgDangers(`<?xml-stylesheet href="a.css"?>${draw('')}`)).toEqual([
      'The file contains xml-stylesheet outside of the drawing.',
    ])
  })
})
