// Who signs a document and what they certify in it, as the administrator wrote it. What is preliminary is signed, if
// somebody wants to, and certified by nobody.
import type { DocumentoFirmable } from '@cuadra/contract/administracion/firmantes';
import { rellenar } from '@cuadra/core/certificacion';
import { fechaEnPalabras } from '@cuadra/core/meses';
import { sql } from 'kysely';
import type { Database } from '../database/pool.ts';
import { ZONA_HORARIA } from '../reloj.ts';
import type { Firmas } from './firmas.ts';

export interface PorFirmar {
  readonly documento: DocumentoFirmable;
  readonly titulo: string;
  /** «al 31 de octubre de 2026», «del 1 al 31 de octubre de 2026». */
  readonly periodo: string;
  /** When it is made. */
  readonly ahora: Temporal.Instant;
  readonly esPreliminar: boolean;
}

export async function leerFirmas(db: Database, porFirmar: PorFirmar): Promise<Firmas> {
  const { documento, titulo, periodo, ahora, esPreliminar } = porFirmar;
  const fecha = fechaEnPalabras(ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().toString());
  const [firmantes, institucion] = await Promise.all([
    db
      .selectFrom('firmante')
      .select(['cargo', 'nombre', 'registro', 'certificacion'])
      .where(sql<boolean>`${documento} = any(documentos)`)
      .orderBy('n')
      .execute(),
    db.selectFrom('institucion').select('nombre').executeTakeFirst(),
  ]);
  const valores = { titulo, periodo, fecha, institucion: institucion?.nombre ?? '' };
  return {
    certificaciones: firmantes
      .filter(({ certificacion }) => certificacion !== '' && !esPreliminar)
      .map(({ certificacion, cargo, nombre, registro }) =>
        rellenar(certificacion, { ...valores, cargo, nombre, registro }),
      ),
    firmas: firmantes.map(({ cargo, nombre, registro }) => [
      cargo,
      nombre,
      registro === '' ? '' : `Registro ${registro}`,
    ]),
  };
}
