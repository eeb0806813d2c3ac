// A closed month open again, as two people do it: one asks, the other one allows it.
import { aprobarReapertura, reabrirPeriodo } from '@cuadra/contract/contabilidad/periodos/reaperturas';
import type { AplicacionDePrueba } from '#testing/application.ts';

interface Pedido {
  readonly anio: number;
  readonly mes: number;
  readonly agencia: string;
  readonly motivo: string;
  readonly limite?: { readonly para: string[]; readonly hasta: string };
}

interface Personas {
  readonly pide: string;
  readonly aprueba: string;
}

/** The answer to who allows it; where it could not even be asked for, that one's. */
export async function reabrirEntreDos(
  prueba: Pick<AplicacionDePrueba, 'llamar'>,
  { anio, mes, ...body }: Pedido,
  { pide, aprueba }: Personas,
) {
  const pedida = await prueba.llamar(reabrirPeriodo, { params: { anio, mes }, body }, { token: pide });
  if (pedida.status !== 200) {
    const { status, problema } = pedida;
    return { status, problema, periodo: undefined };
  }
  if (pedida.cuerpo.resultado === 'reabierto') {
    return { status: 200, problema: pedida.problema, periodo: pedida.cuerpo.periodo };
  }
  const { id } = pedida.cuerpo.solicitud;
  const { status, problema, cuerpo } = await prueba.llamar(
    aprobarReapertura,
    { params: { id } },
    { token: aprueba },
  );
  return { status, problema, periodo: cuerpo };
}
