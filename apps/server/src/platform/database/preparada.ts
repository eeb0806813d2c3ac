// Statements that PostgreSQL parses and plans once per connection instead of every time. Worth it for what is asked all
// the time and always in the same words (lists go in as arrays): planning them costs as much as answering.
import { sql } from 'kysely';
import pg from 'pg';

const MARCA = '/* preparada */';

/** Goes anywhere in the statement: sql`select … ${preparada}`. */
export const preparada = sql.raw<unknown>(MARCA);

type Consultar = (texto: unknown, ...resto: unknown[]) => unknown;

/** From here on this connection keeps the plans of the statements that carry the mark. */
export function recordarPlanes(client: pg.PoolClient): void {
  const consultar: Consultar = (...todo) => Reflect.apply(pg.Client.prototype.query, client, todo);
  const conNombre: Consultar = (texto, ...resto) => {
    if (typeof texto !== 'string' || !texto.includes(MARCA)) return consultar(texto, ...resto);
    const [valores, ...otros] = resto;
    return consultar({ name: nombreDe(texto), text: texto, values: valores }, ...otros);
  };
  client.query = conNombre as typeof client.query;
}

const nombres = new Map<string, string>();

function nombreDe(texto: string): string {
  const nombre = nombres.get(texto) ?? `cuadra_${nombres.size}`;
  nombres.set(texto, nombre);
  return nombre;
}
