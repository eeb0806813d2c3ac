// The call of the activities: what has happened lately, from the newest.
import { call } from '../call.ts';

export interface Activity {
  readonly id: string;
  /** The name of an icon, or else a picture. */
  readonly icon: string | null;
  readonly image: string | null;
  /** Text with simple markup. */
  readonly description: string;
  /** The instant. */
  readonly date: string;
  /** With markup, in a block of its own. */
  readonly extraContent: string | null;
  /** What the link says. */
  readonly linkedContent: string | null;
  readonly link: string | null;
  /** Whether the link is of the application. */
  readonly useRouter: boolean;
}

export const allActivities = call<{ response: Activity[] }>('GET', '/api/pages/activities');
