// Where the cash of a remesa may go. Once the institution keeps its bank accounts here, to one of those that are in use and no other
// place: what goes there is compared with what the bank says. Until then, to any account of cash.
import { type RawBuilder, sql } from 'kysely';

/** Of a row of `cuenta`, by its alias. */
export const esDeBanco = (alias: string): RawBuilder<boolean> => sql<boolean>`
  case when exists (select from cuenta_bancaria b where b.activa)
    then exists (select from cuenta_bancaria b where b.activa and b.id_cuenta = ${sql.ref(`${alias}.id_cuenta`)})
    else ${sql.ref(`${alias}.flujo`)} = 'efectivo' end`;
