import { sql } from 'kysely';

/** On `paso_de_revision p`: where a difference would go, and nobody said yet whether it does. */
export const esPropuestaPendiente = sql<boolean>`(p.paso = 'proponer' and not exists (
  select from paso_de_revision r where r.jornada = p.jornada and r.propuesta = p.id))`;
