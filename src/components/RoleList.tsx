import type { ReactNode } from 'react'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Day } from '../ui/Day.tsx'
import { PastNote } from '../ui/PastNote.tsx'
import { DisclosuresIsland } from '../widgets/disclosures/DisclosuresIsland.tsx'
import { TextList } from './TextList.tsx'

interface RoleWords {
  id: string
  title: string
  summary: ReactNode
  location: string
  type: string
  /** The deadline for applications, if there is one. */
  closes?: string
  applicationLink: string
  whatYoullDo: readonly { key: string; text: ReactNode }[]
  greatIfYouHave: readonly { key: string; text: ReactNode }[]
}

/** An accordion of open roles: duties, requirements, and the application form. */
export function RoleList({ roles }: { roles: readonly RoleWords[] }) {
  return (
    <DisclosuresIsland
      id="roles"
      headingLevel={3}
      items={roles.map((role) => ({
        id: role.id,
        header: role.title,
        summary: (
          <>
            <p>{role.summary}</p>
            <p className="badges">
              <Badge>{role.location}</Badge> <Badge>{role.type}</Badge>
            </p>
            {role.closes ? (
              <>
                <p className="meta">
                  Closes <Day value={role.closes} />
                </p>
                <PastNote day={role.closes} words="This role has closed." about={role.title} />
              </>
            ) : null}
          </>
        ),
        body: (
          <div className="stack">
            <h4>What You’ll Do</h4>
            <TextList items={role.whatYoullDo} />
            <h4>Great If You Have</h4>
            <TextList items={role.greatIfYouHave} />
            <ButtonLink href={role.applicationLink} external="host" describe={`Apply for this Role: ${role.title}`}>
              Apply for this Role
            </ButtonLink>
          </div>
        ),
      }))}
    />
  )
}
