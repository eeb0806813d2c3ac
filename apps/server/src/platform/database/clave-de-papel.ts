// The passwords that Cuadra makes for its own roles: derived from a secret that it already keeps, so that several
// processes agree without telling each other, and given to PostgreSQL as a verifier, so that no log ever has them.
import { createHash, createHmac, hkdfSync, pbkdf2Sync, randomBytes } from 'node:crypto';

const ITERACIONES = 4_096;
const BYTES = 32;

/** Always the same for the same secret and role; from one role's nobody learns another's. */
export function derivarClave(secreto: string, papel: string): string {
  return Buffer.from(hkdfSync('sha256', secreto, '', `cuadra papel ${papel}`, BYTES)).toString('hex');
}

/** What PostgreSQL stores of a password (RFC 5803), in the form of its letters that SASLprep asks for. */
export function verificadorScram(clave: string): string {
  const sal = randomBytes(16);
  const salada = pbkdf2Sync(clave.normalize('NFKC'), sal, ITERACIONES, BYTES, 'sha256');
  const hmac = (texto: string) => createHmac('sha256', salada).update(texto).digest();
  const guardada = createHash('sha256').update(hmac('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERACIONES}:${sal.toString('base64')}$${guardada}:${hmac('Server Key').toString('base64')}`;
}
