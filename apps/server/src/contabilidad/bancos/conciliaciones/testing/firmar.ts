// Months of a bank account by the application's own door: explained, sent, approved, opened again.
import * as contrato from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import type { ClaseDeExplicacion } from '@cuadra/core/bancos/conciliacion-textos';
import { sql } from 'kysely';
import type { MundoDeBancos, Persona } from '#contabilidad/bancos/testing/mundo-de-bancos.ts';

export interface Mes {
  readonly anio: number;
  readonly mes: number;
}

export const OCTUBRE = { anio: 2026, mes: 10 } as const;

export function firmasDe(m: MundoDeBancos) {
  const ver = async (cuenta: string, mes: Mes = OCTUBRE): Promise<contrato.Conciliacion> => {
    const respuesta = await m.llamar(
      contrato.verConciliacion,
      { params: { id: cuenta, ...mes } },
      { token: m.auditor.token },
    );
    if (respuesta.status !== 200) throw new Error(JSON.stringify(respuesta.problema));
    return respuesta.cuerpo;
  };
  const enviar = (quien: Persona, cuenta: string, saldo: number, mes: Mes = OCTUBRE) =>
    m.llamar(
      contrato.enviarConciliacion,
      { params: { id: cuenta }, body: { ...mes, saldoSegunEstado: saldo } },
      { token: quien.token },
    );
  const dePaso =
    (
      endpoint:
        | typeof contrato.aprobarConciliacion
        | typeof contrato.reabrirConciliacion
        | typeof contrato.retirarReapertura,
    ) =>
    (quien: Persona, { id, version }: Pick<contrato.Conciliacion, 'id' | 'version'>) =>
      m.llamar(endpoint, { params: { id: id ?? '' }, body: { version } }, { token: quien.token });
  const conMotivo =
    (endpoint: typeof contrato.devolverConciliacion | typeof contrato.pedirReapertura) =>
    (
      quien: Persona,
      { id, version }: Pick<contrato.Conciliacion, 'id' | 'version'>,
      motivo = 'Falta una nota',
    ) =>
      m.llamar(endpoint, { params: { id: id ?? '' }, body: { version, motivo } }, { token: quien.token });
  const aprobar = dePaso(contrato.aprobarConciliacion);
  return {
    ver,
    enviar,
    aprobar,
    devolver: conMotivo(contrato.devolverConciliacion),
    pedirReapertura: conMotivo(contrato.pedirReapertura),
    retirar: dePaso(contrato.retirarReapertura),
    reabrir: dePaso(contrato.reabrirConciliacion),
    listar: async (cuenta: string) =>
      (await m.llamar(contrato.listarConciliaciones, { params: { id: cuenta } }, { token: m.auditor.token }))
        .cuerpo,
    /** Sent by the auxiliar with what the lines add up to, and approved by the contador. */
    async firmar(cuenta: string, mes: Mes = OCTUBRE): Promise<contrato.Conciliacion> {
      const enviada = await enviar(m.auxiliar, cuenta, (await ver(cuenta, mes)).saldoBanco, mes);
      if (enviada.status !== 201) throw new Error(JSON.stringify(enviada.problema));
      const aprobada = await aprobar(m.contador, enviada.cuerpo);
      if (aprobada.status !== 200) throw new Error(JSON.stringify(aprobada.problema));
      return aprobada.cuerpo;
    },
    /** Says what something of one side is. */
    explicar: (
      cuenta: string,
      que: { readonly linea: string } | { readonly movimiento: string },
      clase: ClaseDeExplicacion,
      motivo: string | null = null,
    ) =>
      m.cambiar(async (tx) => {
        await sql`select banco_avanzar(${cuenta}::uuid)`.execute(tx);
        await tx
          .insertInto('explicacionDeBanco')
          .values({
            cuentaBancaria: cuenta,
            linea: 'linea' in que ? que.linea : null,
            movimiento: 'movimiento' in que ? que.movimiento : null,
            clase,
            motivo,
            explicadaPor: m.contador.id,
            explicadaEn: m.reloj.ahora().toString(),
          })
          .execute();
      }),
  };
}
