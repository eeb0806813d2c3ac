// The count of a frozen caja. It is signed at one desk by who froze it and by its cajero, each with their password; the own one is
// judged first, so that whoever holds a session that is not theirs learns nothing about the cajero's. Until both are right
// nothing is done, and the caja stays frozen; then the count is kept and the caja works again, at once.
import { randomUUIDv7 } from 'node:crypto';
import type * as contrato from '@cuadra/contract/contabilidad/cajas/revision';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { comprobarFirmaDeOtro, comprobarFirmaPropia } from '#acceso/credenciales/comprobar-firma.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCambioDeCajas } from '../avisos.ts';
import { guardarArqueo } from '../jornadas/guardar-arqueo.ts';
import { soltar } from './descongelar-caja.ts';
import {
  exigirDeOtro,
  exigirVersion,
  type JornadaPorRevisar,
  leerJornadaPorRevisar,
  tomarJornadaPorRevisar,
} from './jornada-por-revisar.ts';

export async function arqueoSorpresivo(
  { db }: Pick<Plataforma, 'db'>,
  contexto: ContextoConActor,
  id: string,
  pedido: BodyOf<typeof contrato.arqueoSorpresivo>,
): Promise<void> {
  const { version, contrasenaPropia, contrasenaDelCajero, observaciones, ...contado } = pedido;
  const vista = await leerJornadaPorRevisar(db, contexto.actor, id);
  exigirDeOtro(vista, contexto);
  exigirVersion(vista, version);
  exigirCongeladaPor(vista, contexto);
  const propia = { contrasena: contrasenaPropia, campo: 'contrasenaPropia' };
  await comprobarFirmaPropia({ db }, contexto, propia);
  const delCajero = { contrasena: contrasenaDelCajero, campo: 'contrasenaDelCajero', quien: vista.cajero };
  await comprobarFirmaDeOtro({ db }, contexto, delCajero);
  await escribir(db, contexto, 'cajas:arqueo-sorpresivo', async (tx) => {
    const jornada = await tomarJornadaPorRevisar(tx, contexto, id, version);
    await guardarArqueo(tx, contexto, {
      ...contado,
      id: randomUUIDv7(),
      jornada: id,
      clase: 'sorpresa',
      explicacion: observaciones || null,
      firmadoCon: jornada.cajero.id,
    });
    await soltar(tx, jornada);
    await avisarCambioDeCajas(tx, jornada.caja.agencia);
  });
}

function exigirCongeladaPor({ congeladaPor }: JornadaPorRevisar, { actor }: ContextoConActor): void {
  if (congeladaPor === actor.id) return;
  const detalle =
    congeladaPor === null
      ? 'Empiece el arqueo sorpresivo antes de contar: la caja no está congelada.'
      : 'El arqueo sorpresivo lo termina quien lo empezó.';
  throw new ProblemaError('ESTADO_NO_ADMITE', { detalle });
}
