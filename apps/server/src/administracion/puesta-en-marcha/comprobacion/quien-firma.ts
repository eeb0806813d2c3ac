// Who may sign that the books begin right: a contador who neither brought history nor wrote the balance that it is compared with.
// PostgreSQL refuses any other; this says it beforehand, with names, and what to do where there is nobody.
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

interface Contador {
  readonly id: string;
  readonly nombre: string;
  readonly puedeEntrar: boolean;
  readonly trajoHistoria: boolean;
  readonly escribioBalance: boolean;
}

export async function leerQuienFirma(db: Database): Promise<readonly Contador[]> {
  const { rows } = await sql<Contador>`
    select u.id, u.nombre, u.contrasena is not null as puede_entrar, trajo_historia(u.id) as trajo_historia,
      exists (select from comprobacion c where c.escrita_por = u.id) as escribio_balance
    from usuario u where tiene_rol_activo(u.id, 'contador') order by u.nombre, u.id`.execute(db);
  return rows;
}

/** Null: that person may sign. */
export function porQueNoFirma(contadores: readonly Contador[], persona: string): string | null {
  const suyo = contadores.find(({ id }) => id === persona);
  if (suyo === undefined || esAjeno(suyo)) return null;
  return `Usted ${loQueHizo(suyo)}, y por eso no firma. ${quienFirma(contadores)}`;
}

const PORQUE = 'que no trajo la historia ni escribió el balance anterior';

/** A sentence: whoever may, by their names, or what has to happen first. */
export function quienFirma(contadores: readonly Contador[]): string {
  const ajenos = contadores.filter(esAjeno);
  const dentro = ajenos.filter(({ puedeEntrar }) => puedeEntrar);
  if (dentro.length > 0) return `Firma ${nombrar(dentro)}, ${PORQUE}.`;
  if (ajenos.length > 0)
    return `${nombrar(ajenos)} podrá firmar cuando tenga su contraseña: un administrador le da su sobre o su invitación.`;
  return `Ningún contador puede firmar todavía. ${remedio(contadores)}`;
}

const esAjeno = ({ trajoHistoria, escribioBalance }: Contador): boolean => !trajoHistoria && !escribioBalance;

function loQueHizo({ trajoHistoria, escribioBalance }: Contador): string {
  const hecho = [
    ...(trajoHistoria ? ['trajo la historia'] : []),
    ...(escribioBalance ? ['escribió el balance anterior'] : []),
  ];
  return hecho.join(' y ');
}

const OTRO_CONTADOR = 'un administrador nombra a otro contador en Personas, que entra, revisa y firma.';

/** Whoever only wrote the balance may sign once somebody who cannot anyway keeps it again. */
function remedio(contadores: readonly Contador[]): string {
  const soloBalance = contadores.find(({ trajoHistoria, puedeEntrar }) => !trajoHistoria && puedeEntrar);
  const conHistoria = contadores.find(({ trajoHistoria, puedeEntrar }) => trajoHistoria && puedeEntrar);
  return soloBalance === undefined || conHistoria === undefined
    ? `Falta otro: ${OTRO_CONTADOR}`
    : `${conHistoria.nombre} guarda otra vez el balance anterior y firma ${soloBalance.nombre}; o ${OTRO_CONTADOR}`;
}

const nombrar = (personas: readonly Contador[]): string =>
  new Intl.ListFormat('es-GT', { type: 'disjunction' }).format(personas.map(({ nombre }) => nombre));
