// Passwords are kept as argon2id digests (OWASP's parameters). Each digest takes 19 MiB and a core for a moment, so
// only two are made at once in a process and the queue is short: a flood of sign-ins cannot take the machine down.
import { hash, verify } from '@node-rs/argon2';
import { crearTurnos } from '#platform/turnos.ts';

const COSTO = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What takes a core, as an object so that a test can see how often it is done: measuring time would only guess it. */
export const argon2 = { hash, verify };

/** The digest of random bytes nobody kept: what a password is compared with when there is no account. */
const HUELLA_DE_NADIE =
  '$argon2id$v=19$m=19456,t=2,p=1$n9YfL2mZj6J99YkBKpdoFQ$pzO5vSnPx8ypYll2yjI9sOk3NPuWuG2VSLEEKohKFKQ';

const turnos = crearTurnos({ simultaneos: 2, esperandoMax: 100 });

export function cifrarContrasena(contrasena: string): Promise<string> {
  return turnos(() => argon2.hash(contrasena, COSTO));
}

/** Takes the same time whether or not there is a digest to compare with. */
export async function esLaContrasena(
  huella: string | null | undefined,
  contrasena: string,
): Promise<boolean> {
  const coincide = await turnos(() => argon2.verify(huella ?? HUELLA_DE_NADIE, contrasena));
  return coincide && huella !== null && huella !== undefined;
}
