// The savings accounts and what moves in them.
import * as apertura from '@cuadra/contract/ahorros/apertura-de-cuenta';
import * as cambios from '@cuadra/contract/ahorros/cambios-de-cuenta';
import * as cierre from '@cuadra/contract/ahorros/cierre-de-cuenta';
import * as contrato from '@cuadra/contract/ahorros/cuentas';
import * as movimientos from '@cuadra/contract/ahorros/movimientos';
import type { FastifyInstance } from 'fastify';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import type { Cola } from '#contabilidad/libro/cola.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { abrirCuenta } from './abrir-cuenta.ts';
import { ajustarCuenta } from './ajustar.ts';
import { cambiarAlVencer, cambiarEstado, cambiarIsr, cambiarTitulares } from './cambiar-cuenta.ts';
import { cerrarCuenta } from './cerrar-cuenta.ts';
import { leerCuentaPorMover, leerPuentes } from './cuentas-por-mover.ts';
import { deshacerMovimiento } from './deshacer.ts';
import { calcularGanado, leerCuentaQueGana } from './interes-de-cuenta.ts';
import { leerCuentaEntera } from './leer-cuenta.ts';
import { liquidar } from './liquidacion.ts';
import { listarCuentas } from './listar-cuentas.ts';
import { listarMovimientos } from './listar-movimientos.ts';
import { sinMolestarATandas } from './mover-ahorro.ts';
import { ofrecerCuenta } from './ofrecer-cuenta.ts';
import { conRechazosDeAhorros } from './rechazos.ts';
import { transferir } from './transferir.ts';

export function rutasDeCuentasDeAhorro(app: FastifyInstance, plataforma: Plataforma, cola: Cola): void {
  rutasDeLectura(app, plataforma);
  rutasDeCambios(app, plataforma);
  const medios = { ...plataforma, cola };
  const { db, reloj } = plataforma;
  const ver = ({ actor }: ContextoConActor, id: number) =>
    leerCuentaEntera(db, actor, hoyEn(reloj).toString(), id);

  mount(app, apertura.abrirCuenta, async ({ body, llave, contexto }) =>
    ver(contexto, await abrirCuenta(medios, contexto, body, llave)),
  );

  mount(app, cierre.cerrarCuenta, async ({ params: { id }, body, llave, contexto }) => {
    await cerrarCuenta(medios, contexto, id, body, llave);
    return ver(contexto, id);
  });

  mount(app, movimientos.transferir, ({ body, llave, contexto }) =>
    transferir(medios, contexto, body, llave),
  );

  mount(app, movimientos.ajustarCuenta, ({ params: { id }, body, llave, contexto }) =>
    ajustarCuenta(medios, contexto, id, body, llave),
  );

  mount(app, movimientos.deshacerMovimiento, ({ params: { id, n }, body: { motivo }, llave, contexto }) =>
    deshacerMovimiento(medios, contexto, { cuenta: id, n, motivo, corrige: false }, llave),
  );

  mount(app, movimientos.corregirMovimiento, ({ params: { id, n }, body: { motivo }, llave, contexto }) =>
    deshacerMovimiento(medios, contexto, { cuenta: id, n, motivo, corrige: true }, llave),
  );
}

function rutasDeLectura(app: FastifyInstance, { db, reloj }: Plataforma): void {
  const hoy = () => hoyEn(reloj).toString();

  mount(app, contrato.listarCuentasDeAhorro, ({ query, contexto: { actor } }) =>
    listarCuentas(db, actor, query),
  );

  mount(app, contrato.verCuentaDeAhorro, ({ params: { id }, contexto: { actor } }) =>
    leerCuentaEntera(db, actor, hoy(), id),
  );

  mount(app, contrato.verInteresDeCuenta, async ({ params: { id }, query, contexto: { actor } }) => {
    const hasta = query.hasta ?? hoy();
    if (hasta > hoy()) throw problemaDeCampo('FECHA_FUTURA', 'hasta');
    await leerCuentaPorMover(db, actor, id);
    const { resultado, ganado } = calcularGanado(await leerCuentaQueGana(db, id, { hasta }));
    const segmentos = resultado.segmentos.map((segmento) => ({ ...segmento, tramos: [...segmento.tramos] }));
    return { ...ganado, segmentos };
  });

  mount(app, apertura.ofrecerCuenta, ({ query, contexto: { actor } }) => {
    exigirAgencia(actor, query.agencia);
    return ofrecerCuenta(db, hoy(), query);
  });

  mount(app, cierre.verLiquidacion, async ({ params: { id }, contexto: { actor } }) => {
    await leerCuentaPorMover(db, actor, id);
    return (await liquidar(db, id, hoy())).liquidacion;
  });

  mount(
    app,
    movimientos.listarMovimientosDeAhorro,
    async ({ params: { id }, query, contexto: { actor } }) => {
      await leerCuentaPorMover(db, actor, id);
      return listarMovimientos(db, actor, id, query);
    },
  );

  mount(app, movimientos.listarPuentes, async () => ({ puentes: await leerPuentes(db) }));
}

function rutasDeCambios(app: FastifyInstance, { db, reloj }: Plataforma): void {
  const guardar = async (
    contexto: ContextoConActor,
    accion: string,
    id: number,
    cambio: (tx: Tx) => Promise<void>,
  ) => {
    await sinMolestarATandas(reloj, () => conRechazosDeAhorros(escribir(db, contexto, accion, cambio)));
    return leerCuentaEntera(db, contexto.actor, hoyEn(reloj).toString(), id);
  };

  mount(app, cambios.cambiarTitulares, ({ params: { id }, body, contexto }) =>
    guardar(contexto, 'ahorros:titulares', id, (tx) => cambiarTitulares(tx, contexto, id, body)),
  );

  mount(app, cambios.cambiarIsr, ({ params: { id }, body, contexto }) =>
    guardar(contexto, 'ahorros:isr', id, (tx) => cambiarIsr(tx, contexto, id, body)),
  );

  mount(app, cambios.cambiarAlVencer, ({ params: { id }, body, contexto }) =>
    guardar(contexto, 'ahorros:al-vencer', id, (tx) => cambiarAlVencer(tx, contexto, id, body)),
  );

  mount(app, cambios.cambiarEstadoDeCuenta, ({ params: { id }, body, contexto }) =>
    guardar(contexto, 'ahorros:estado', id, (tx) => cambiarEstado(tx, contexto, id, body)),
  );
}
