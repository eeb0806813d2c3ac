// One session for all that is done during a drill: signing in is limited, and one that is open must go on being good.
import { entrarEn } from '../../bench/banco.ts';

const PERSON = 'contador@cuadra.demo';

export interface Session {
  token(): Promise<string>;
}

export function openSession(url: string): Session {
  let signedIn: Promise<string> | undefined;
  return {
    token() {
      signedIn ??= entrarEn(url, PERSON).catch((error: unknown) => {
        // Whoever asks next tries again.
        signedIn = undefined;
        throw error;
      });
      return signedIn;
    },
  };
}
