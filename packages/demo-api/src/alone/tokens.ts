// The token of the demo's session, as the specification says it: signed with HS256 and good for seven days.
import { jwtVerify, SignJWT } from 'jose';
import type { World } from '../world.ts';

const DAYS = 7;
const DAY_S = 86_400;
/** Everybody can read it here: there is nothing behind it to protect. */
const SECRET = new TextEncoder().encode('la-muestra-sin-servidor-no-guarda-secretos');

export interface Tokens {
  readonly issue: (personId: string) => Promise<string>;
  /** The session that it is of; undefined when the signature or the time do not hold, or it was closed. */
  readonly sessionOf: (token: string) => Promise<OpenSession | undefined>;
  readonly close: (sessionId: string) => void;
}

export interface OpenSession {
  readonly id: string;
  readonly openedAt: string;
  readonly endsAt: string;
}

export function tokensOf(world: World): Tokens {
  const closed = new Set<string>();
  return {
    issue: (personId) => {
      const nowS = Math.floor(world.nowMs() / 1000);
      return new SignJWT({ sid: world.newId() })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(personId)
        .setIssuedAt(nowS)
        .setExpirationTime(nowS + DAYS * DAY_S)
        .sign(SECRET);
    },
    sessionOf: async (token) => {
      const session = await read(token, new Date(world.nowMs()));
      return session === undefined || closed.has(session.id) ? undefined : session;
    },
    close: (sessionId) => void closed.add(sessionId),
  };
}

async function read(token: string, currentDate: Date): Promise<OpenSession | undefined> {
  try {
    const { payload } = await jwtVerify(token, SECRET, { algorithms: ['HS256'], currentDate });
    const { sid, iat, exp } = payload;
    if (typeof sid !== 'string' || iat === undefined || exp === undefined) return undefined;
    return { id: sid, openedAt: instant(iat), endsAt: instant(exp) };
  } catch {
    return undefined;
  }
}

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();
