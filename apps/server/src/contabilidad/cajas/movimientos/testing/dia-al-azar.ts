// A day of several cajas told by chance, and beside it a model that knows nothing of the program: what each caja holds, what
// each jornada should have, what is on its way. Requests lose their answers and are sent again, transactions fail half way and
// connections die; what is not possible in the model is refused.
import { randomUUID } from 'node:crypto';
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type * as deMovimientos from '@cuadra/contract/contabilidad/cajas/movimientos';
import * as revision from '@cuadra/contract/contabilidad/cajas/revision';
import * as deTraslados from '@cuadra/contract/contabilidad/cajas/traslados';
import { expect } from 'vitest';
import {
  BOVEDA,
  CAJA_GENERAL,
  hecha,
  type MundoDeCajas,
  type Persona,
  TOLERANCIA,
} from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { abrirCola, type Cola } from '#contabilidad/libro/cola.ts';
import { caerse } from './caerse.ts';
import { autorizarReversion, egreso, ingreso, registrar, revertir } from './ventanilla.ts';

/** How a request goes wrong before it goes well: its answer is lost, its transaction fails, its connection dies. */
export const caidas = ['ninguna', 'respuesta', 'transaccion', 'conexion'] as const;
export type Caida = (typeof caidas)[number];

export interface JornadaModelo {
  readonly id: string;
  readonly apertura: number;
  readonly deApertura: number;
  version: number;
  neto: number;
  contado: number | undefined;
  deCierre: number;
}

export interface CajaModelo {
  readonly id: string;
  readonly codigo: string;
  readonly agencia: string;
  readonly idCuenta: string;
  readonly quien: Persona;
  saldo: number;
  recibos: number;
  ultimoCierre: number | undefined;
  jornada: JornadaModelo | undefined;
  readonly jornadas: JornadaModelo[];
  readonly porRevisar: JornadaModelo[];
  /** What may still be undone. */
  readonly movimientos: deMovimientos.Movimiento[];
}

interface TrasladoModelo {
  readonly id: string;
  readonly origen: CajaModelo;
  readonly destino: CajaModelo;
  readonly monto: number;
  version: number;
  rechazado: boolean;
}

export interface Dia {
  readonly mundo: MundoDeCajas;
  readonly cajas: readonly CajaModelo[];
  /** On their way. */
  readonly traslados: TrasladoModelo[];
  readonly otroProceso: Cola;
}

export async function amanecer(mundo: MundoDeCajas): Promise<Dia> {
  const { cajas: ids, cajero, cajero2, cajero3, custodio, cajeroDeOtra } = mundo;
  const puestos = [
    [ids.c1, 'C1', '01', CAJA_GENERAL, cajero],
    [ids.c2, 'C2', '01', CAJA_GENERAL, cajero2],
    [ids.c3, 'C3', '01', CAJA_GENERAL, cajero3],
    [ids.boveda, 'BOV', '01', BOVEDA, custodio],
    [ids.deOtra, 'C1', '02', CAJA_GENERAL, cajeroDeOtra],
  ] as const;
  const cajas = puestos.map(async ([id, codigo, agencia, idCuenta, quien]) => ({
    ...{ id, codigo, agencia, idCuenta, quien, recibos: 0, jornadas: [], porRevisar: [], movimientos: [] },
    saldo: await mundo.saldoDe(id),
    ultimoCierre: undefined,
    jornada: undefined,
  }));
  return { mundo, cajas: await Promise.all(cajas), traslados: [], otroProceso: abrirCola(mundo.plataforma) };
}

export async function abrir({ mundo }: Dia, caja: CajaModelo, diferencia: number): Promise<void> {
  const esperado = caja.ultimoCierre ?? caja.saldo;
  const monto = Math.max(0, esperado + diferencia);
  const abriendo = mundo.abrir(caja.quien, { monto, explicacion: 'Así se encontró' });
  if (caja.jornada !== undefined) return expect(abriendo).rejects.toThrow('JORNADA_YA_ABIERTA');
  const { id, version } = await abriendo;
  const deApertura = monto - esperado;
  caja.jornada = { id, version, apertura: monto, deApertura, neto: 0, contado: undefined, deCierre: 0 };
  caja.jornadas.push(caja.jornada);
}

export const puedeMover = ({ jornada }: CajaModelo): boolean =>
  jornada !== undefined && jornada.contado === undefined;
const efectivo = ({ jornada }: CajaModelo) => (jornada === undefined ? 0 : jornada.apertura + jornada.neto);

function asentar(caja: CajaModelo, monto: number): void {
  caja.saldo += monto;
  caja.recibos += 1;
  if (caja.jornada !== undefined) caja.jornada.neto += monto;
}

export async function mover(dia: Dia, caja: CajaModelo, monto: number, entra: boolean, caida: Caida) {
  const ultima = caja.jornadas.at(-1);
  if (ultima === undefined) return;
  if (!puedeMover(caja)) {
    const { problema } = await registrar(dia.mundo, caja.quien, ultima, ingreso({ monto }));
    expect(problema.codigo).toBe('JORNADA_CERRADA');
    return;
  }
  const sale = Math.min(monto, efectivo(caja));
  if (!entra && sale === 0) return;
  const body = entra ? ingreso({ monto }) : egreso({ monto: sale });
  const hecho = await aPesarDe(dia, caja, caida, (llave) =>
    registrar(dia.mundo, caja.quien, ultima, body, llave),
  );
  asentar(caja, entra ? monto : -sale);
  caja.movimientos.push(hecho);
}

/** In every caja that is open, all at the same moment. */
export async function moverALaVez({ mundo, cajas }: Dia, montos: readonly number[]): Promise<void> {
  const abiertas = cajas.filter(puedeMover);
  await Promise.all(
    montos.map(async (monto, n) => {
      const caja = abiertas[n % abiertas.length];
      if (caja?.jornada === undefined) return;
      caja.movimientos.push(hecha(await registrar(mundo, caja.quien, caja.jornada, ingreso({ monto }))));
      asentar(caja, monto);
    }),
  );
}

export async function deshacer(dia: Dia, caja: CajaModelo, cual: number, caida: Caida): Promise<void> {
  const { mundo } = dia;
  const original = caja.movimientos[cual % caja.movimientos.length];
  if (original === undefined || caja.jornada === undefined || !puedeMover(caja)) return;
  const monto = original.sentido === 'entrada' ? -original.monto : original.monto;
  if (efectivo(caja) + monto < 0) return;
  const autorizacion = await autorizarReversion(mundo, caja.quien, mundo.contador, original);
  const { id } = original;
  await aPesarDe(dia, caja, caida, (llave) => revertir(mundo, caja.quien, { id, autorizacion }, llave));
  asentar(caja, monto);
  caja.movimientos.splice(caja.movimientos.indexOf(original), 1);
}

export async function enviar(
  dia: Dia,
  origen: CajaModelo,
  destino: CajaModelo,
  pedido: number,
  caida: Caida,
) {
  const monto = Math.min(pedido, efectivo(origen));
  if (!puedeMover(origen) || monto === 0) return;
  const { token } = origen.quien;
  const body = { destino: destino.id, monto, concepto: 'Para dar cambio' };
  const pedir = (llave: string) => dia.mundo.llamar(deTraslados.enviarTraslado, { body }, { token, llave });
  if (origen === destino || origen.agencia !== destino.agencia || !puedeMover(destino)) {
    expect((await pedir(randomUUID())).problema.codigo).toMatch(/MOVIMIENTO_INVALIDO|NO_ENCONTRADO/);
    return;
  }
  const { id, version } = await aPesarDe(dia, origen, caida, pedir);
  asentar(origen, -monto);
  dia.traslados.push({ id, version, origen, destino, monto, rechazado: false });
}

export async function recibir(dia: Dia, cual: number, caida: Caida): Promise<void> {
  const traslado = dia.traslados[cual % dia.traslados.length];
  if (traslado === undefined) return;
  const { id, version, destino, monto, rechazado } = traslado;
  const { token } = destino.quien;
  const pedir = (llave: string) =>
    dia.mundo.llamar(deTraslados.recibirTraslado, { params: { id }, body: { version } }, { token, llave });
  if (rechazado || !puedeMover(destino)) {
    expect((await pedir(randomUUID())).problema.codigo).toMatch(/ESTADO_NO_ADMITE|JORNADA_CERRADA/);
    return;
  }
  await aPesarDe(dia, destino, caida, pedir);
  asentar(destino, monto);
  dia.traslados.splice(dia.traslados.indexOf(traslado), 1);
}

export async function rechazar({ mundo, traslados }: Dia, cual: number): Promise<void> {
  const traslado = traslados[cual % traslados.length];
  if (traslado === undefined || traslado.rechazado) return;
  const { id, version, destino } = traslado;
  const body = { version, motivo: 'No es para esta caja' };
  const { token } = destino.quien;
  traslado.version = hecha(
    await mundo.llamar(deTraslados.rechazarTraslado, { params: { id }, body }, { token }),
  ).version;
  traslado.rechazado = true;
}

export async function devolver(dia: Dia, cual: number, caida: Caida): Promise<void> {
  const rechazados = dia.traslados.filter(({ rechazado }) => rechazado);
  const traslado = rechazados[cual % rechazados.length];
  if (traslado === undefined || !puedeMover(traslado.origen)) return;
  const { id, version, origen, monto } = traslado;
  const { token } = origen.quien;
  await aPesarDe(dia, origen, caida, (llave) =>
    dia.mundo.llamar(deTraslados.devolverTraslado, { params: { id }, body: { version } }, { token, llave }),
  );
  asentar(origen, monto);
  dia.traslados.splice(dia.traslados.indexOf(traslado), 1);
}

export async function contar({ mundo }: Dia, caja: CajaModelo, diferencia: number): Promise<void> {
  const { jornada } = caja;
  if (jornada === undefined) return;
  const contado = Math.max(0, efectivo(caja) + diferencia);
  const { version } = await mundo.contar(caja.quien, jornada, contado);
  Object.assign(jornada, { version, contado, deCierre: contado - efectivo(caja) });
}

export async function cerrar({ mundo }: Dia, caja: CajaModelo): Promise<void> {
  const { jornada } = caja;
  if (jornada?.contado === undefined) return;
  const cerrada = await mundo.cerrarDia(caja.quien, jornada, 'No se sabe por qué');
  jornada.version = cerrada.version;
  caja.ultimoCierre = jornada.contado;
  caja.porRevisar.push(jornada);
  caja.jornada = undefined;
}

/** Beyond the tolerance, between two. */
export async function revisar({ mundo }: Dia, caja: CajaModelo): Promise<void> {
  const jornada = caja.porRevisar.shift();
  if (jornada === undefined) return;
  const { id, version, deApertura, deCierre } = jornada;
  const neta = deApertura + deCierre;
  const negativa = caja.recibos % 2 === 0 ? 'faltante' : 'empleado';
  const destino = neta === 0 ? null : neta > 0 ? 'sobrante' : negativa;
  const jefe = caja.agencia === '01' ? mundo.jefe : mundo.jefeDeOtra;
  const body = { version, destino, motivo: 'Así quedó' } as const;
  let vista: Jornada = hecha(
    await mundo.llamar(revision.revisarJornada, { params: { id }, body }, { token: jefe.token }),
  );
  if (Math.abs(deApertura) + Math.abs(deCierre) > TOLERANCIA) {
    expect(vista.estado).toBe('cerrada');
    const decision = {
      decision: 'aprobar',
      version: vista.version,
      propuesta: vista.propuesta?.id ?? '',
    } as const;
    vista = hecha(
      await mundo.llamar(
        revision.resolverPropuesta,
        { params: { id }, body: decision },
        { token: mundo.contador.token },
      ),
    );
  }
  expect(vista.estado).toBe('revisada');
  caja.saldo += neta;
  if (neta !== 0) caja.recibos += 1;
}

type Contestada<T> = { status: number; cuerpo: T; problema: { codigo: string; detail?: string } };

/** What was asked for is done once, whatever happens on the way. */
async function aPesarDe<T extends { id: string }>(
  dia: Dia,
  caja: CajaModelo,
  caida: Caida,
  pedir: (llave: string) => Promise<Contestada<T>>,
): Promise<T> {
  const llave = randomUUID();
  if (caida === 'transaccion' || caida === 'conexion') await caerse(dia, caja, caida);
  const primera = hecha(await pedir(llave));
  if (caida === 'respuesta') expect(hecha(await pedir(llave)).id).toBe(primera.id);
  return primera;
}
