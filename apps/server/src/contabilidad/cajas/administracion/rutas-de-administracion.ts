import * as contrato from '@cuadra/contract/contabilidad/cajas/cajas';
import * as alEmpezar from '@cuadra/contract/contabilidad/cajas/conteo-inicial';
import type { FastifyInstance } from 'fastify';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { conRechazosDeCajas } from '../rechazos.ts';
import { asignarCajero, terminarAsignacion } from './asignar-cajero.ts';
import { contarAlEmpezar } from './contar-al-empezar.ts';
import { leerConteosIniciales, leerCuentaDeLaCaja } from './conteos-iniciales.ts';
import { crearCaja } from './crear-caja.ts';
import { editarCaja } from './editar-caja.ts';
import { guardarFavoritos, listarFavoritos } from './favoritos.ts';
import { guardarConfiguracion } from './guardar-configuracion.ts';
import {
  cuentasParaCajas,
  leerCaja,
  leerConfiguracionDeCajas,
  listarCajas,
  listarCajeros,
} from './queries.ts';

export function rutasDeAdministracion(app: FastifyInstance, plataforma: Plataforma): void {
  const { db } = plataforma;
  montarConteosIniciales(app, plataforma);
  const cambiar = <T>(contexto: ContextoConActor, accion: string, trabajo: (tx: Tx) => Promise<T>) =>
    conRechazosDeCajas(escribir(db, contexto, accion, trabajo));

  mount(app, contrato.listarCajas, ({ contexto }) => listarCajas(db, contexto));

  mount(app, contrato.crearCaja, async ({ body, contexto }) => {
    const id = await cambiar(contexto, 'cajas:crear', (tx) => crearCaja(tx, contexto, body));
    return leerCaja(db, contexto, id);
  });

  mount(app, contrato.editarCaja, async ({ params: { id }, body, contexto }) => {
    await cambiar(contexto, 'cajas:editar', (tx) => editarCaja(tx, contexto, id, body));
    return leerCaja(db, contexto, id);
  });

  mount(app, contrato.asignarCajero, async ({ params: { id }, body, contexto }) => {
    await cambiar(contexto, 'cajas:asignar', (tx) => asignarCajero(tx, contexto, id, body));
    return leerCaja(db, contexto, id);
  });

  mount(app, contrato.terminarAsignacion, async ({ params: { id }, body: { hasta }, contexto }) => {
    const caja = await cambiar(contexto, 'cajas:asignar', (tx) =>
      terminarAsignacion(tx, contexto, id, hasta),
    );
    return leerCaja(db, contexto, caja);
  });

  mount(app, contrato.listarCajeros, ({ contexto }) => listarCajeros(db, contexto.actor));

  mount(app, contrato.cuentasParaCajas, ({ contexto }) => cuentasParaCajas(db, contexto.actor));

  mount(app, contrato.verConfiguracionDeCajas, () => leerConfiguracionDeCajas(db));

  mount(app, contrato.guardarConfiguracionDeCajas, ({ body, contexto }) =>
    cambiar(contexto, 'cajas:configurar', (tx) => guardarConfiguracion(tx, body)),
  );

  mount(app, contrato.listarFavoritos, ({ contexto }) => listarFavoritos(db, contexto.actor.id));

  mount(app, contrato.guardarFavoritos, ({ body, contexto }) =>
    cambiar(contexto, 'cajas:favoritos', (tx) => guardarFavoritos(tx, contexto, body)),
  );
}

/** While the institution moves in. */
function montarConteosIniciales(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, alEmpezar.verConteosIniciales, ({ contexto: { actor } }) =>
    leerConteosIniciales(db, actor.agencias),
  );

  mount(app, alEmpezar.contarAlEmpezar, async ({ params: { id }, body: { conteo }, contexto }) => {
    await conRechazosDeCajas(
      escribir(db, contexto, 'cajas:contar-al-empezar', (tx) => contarAlEmpezar(tx, contexto, id, conteo)),
    );
    return leerCuentaDeLaCaja(db, id);
  });
}
