// Whose personal data somebody may see: those of the asociados of their agencias, by where they are inscribed or where they have an
// account. Their documents, whole, are for who inscribes them and for who audits; others tell one from another by the end.
import { ocultarDocumento } from '@cuadra/core/ahorros/asociado';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';

/** Whether the asociado `a` of a question is of an agencia of who asks. */
export const esAsociadoSuyo = ({ agencias }: Pick<Actor, 'agencias'>): RawBuilder<boolean> => sql`(
  a.agencia = any(${agencias}::text[]) or exists (
    select from titular t join cuenta_ahorro c on c.id = t.cuenta
    where t.asociado = a.id and c.agencia = any(${agencias}::text[])))`;

export const veDocumentos = ({ permisos }: Pick<Actor, 'permisos'>): boolean =>
  permisos.has('ahorros:registrar') || permisos.has('bitacora:ver');

export const oculto = (documento: string | null): string | null =>
  documento === null ? null : ocultarDocumento(documento);

interface ConDocumentos {
  readonly dpi: string | null;
}

/** As whoever asks may see them, where their record is shown. */
export const conReserva = <T extends ConDocumentos>(actor: Pick<Actor, 'permisos'>, persona: T): T =>
  veDocumentos(actor) ? persona : sinDocumentos(persona);

/** As lists show them to anybody. */
export const sinDocumentos = <T extends ConDocumentos>(persona: T): T => ({
  ...persona,
  dpi: oculto(persona.dpi),
});
