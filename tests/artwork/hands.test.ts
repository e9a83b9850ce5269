import { describe, expect, it } from 'vitest'
import { SKIN } from '../../scripts/artwork/kit/colours.ts'
import { raisedArm } from '../../scripts/artwork/kit/crowd.ts'
import { heldHead, profileFace, tonesFrom, tonesOf } from '../../scripts/artwork/kit/faces.ts'
import { PROFILES } from '../../scripts/artwork/kit/heads.ts'
import { largeHand } from '../../scripts/artwork/kit/largehands.ts'
import { person } from '../../scripts/artwork/kit/person.ts'
import { POSES } from '../../scripts/artwork/kit/poses.ts'
import { smallFace } from '../../scripts/artwork/kit/smallface.ts'
import { flatten } from '../../scripts/artwork/kit/svg.ts'

const { near, far } = SKIN.umber

describe('large hands', () => {
  it('tell their fingers apart', () => {
    for (const name of ['fist', 'open', 'cup', 'point', 'spread'] as const) {
      const drawn = flatten(largeHand(name, [100, 100], 180, 2, 1, near, far))
      const lines = drawn.match(/d="([^"]+)" fill="none"/)?.[1] ?? ''
      expect(lines.match(/M/g)?.length, name).toBeGreaterThanOrEqual(3)
      expect(drawn).not.toContain('NaN')
    }
  })

  it('are mirrored about their own direction', () => {
    const right = flatten(largeHand('fist', [0, 0], 0, 1, 1, near, far))
    expect(flatten(largeHand('fist', [0, 0], 0, 1, -1, near, far))).not.toBe(right)
  })

  it('close a raised fist into fingers where it is large enough to show them', () => {
    const lines = (scale: number) => raisedArm(0, 0, 200, 180, 'fist', near, scale).match(/fill="none"/g)?.length ?? 0
    expect(lines(1)).toBeGreaterThan(0)
    expect(lines(0.4)).toBe(0)
  })
})

describe('small faces', () => {
  const tones = tonesOf('umber')

  it('have an eye, a brow and lips on every head but the one whose open mouth is cut out', () => {
    for (const kind of Object.keys(PROFILES) as (keyof typeof PROFILES)[]) {
      const drawn = flatten(smallFace(heldHead(), tones, kind))
      expect(drawn, kind).toContain(tones.white)
      expect(drawn, kind).toContain(tones.dark)
      expect(drawn.includes(tones.lip), kind).toBe(kind !== 'shout')
    }
  })

  it('shut the eye that is closed', () => {
    expect(flatten(smallFace(heldHead(), tones, 'woman', { eye: 'closed' }))).not.toContain(tones.white)
  })

  it('are worn by everybody in profile who has not been left blank', () => {
    const { white } = tonesFrom(SKIN.umber)
    const dress = { pose: POSES.stand, skin: SKIN.umber } as const
    expect(person(dress).drawing).toContain(white)
    expect(person({ ...dress, mood: false }).drawing).not.toContain(white)
    expect(person({ ...dress, head: 'front' }).drawing).not.toContain(white)
  })

  it('fill the mouth that shouts with teeth', () => {
    expect(flatten(profileFace(heldHead(), tones, 'shout'))).toContain('#FBF4E6')
  })
})
