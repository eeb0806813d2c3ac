import * as contrato from '@cuadra/contract/contabilidad/bancos/cheques';
import type { FastifyInstance } from 'fastify';
import type { Cola } from '#contabilidad/libro/cola.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { hoyEn } from '#platform/reloj.ts';
import { exigirCuenta } from '../cruces/cuenta-por-cruzar.ts';
import { conRechazosDeBancos } from '../rechazos.ts';
import { anotarArruinado, anotarCheque } from './anotar-cheque.ts';
import { anularCheque } from './anular-cheque.ts';
import { caducarCheque } from './caducar-cheque.ts';
import { emitirCheque } from './emitir-cheque.ts';
import { entregarCheque } from './entregar-cheque.ts';
import { leerCheque, listarCheques, proximoNumero } from './queries.ts';

export function rutasDeCheques(app: FastifyInstance, { db, reloj }: Plataforma, cola: Cola): void {
  const ver = (id: string) => leerCheque(db, hoyEn(reloj).toString(), id);
  const guardar = <T>(contexto: ContextoConActor, accion: string, trabajo: (tx: Tx) => Promise<T>) =>
    conRechazosDeBancos(escribir(db, contexto, accion, trabajo));

  mount(app, contrato.listarCheques, ({ query }) => listarCheques(db, hoyEn(reloj).toString(), query));

  mount(app, contrato.verCheque, ({ params: { id } }) => ver(id));

  mount(app, contrato.proximoCheque, async ({ params: { id } }) => {
    await exigirCuenta(db, id);
    return { numero: await proximoNumero(db, id) };
  });

  mount(app, contrato.emitirCheque, ({ params: { id }, body, llave, contexto }) =>
    emitirCheque({ db, cola }, contexto, id, body, llave),
  );

  mount(app, contrato.anotarCheque, async ({ params: { id }, body, contexto }) =>
    ver(await guardar(contexto, 'bancos:anotar-cheque', (tx) => anotarCheque(tx, contexto, id, body))),
  );

  mount(app, contrato.anotarChequeArruinado, async ({ params: { id }, body, contexto }) =>
    ver(await guardar(contexto, 'bancos:anotar-cheque', (tx) => anotarArruinado(tx, contexto, id, body))),
  );

  mount(app, contrato.entregarCheque, async ({ params: { id }, body, contexto }) => {
    await guardar(contexto, 'bancos:entregar-cheque', (tx) => entregarCheque(tx, contexto, id, body));
    return ver(id);
  });

  mount(app, contrato.anularCheque, async ({ params: { id }, body, contexto }) => {
    await anularCheque({ db, cola }, contexto, id, body);
    return ver(id);
  });

  mount(app, contrato.caducarCheque, async ({ params: { id }, body, contexto }) => {
    await caducarCheque({ db, cola }, contexto, id, body);
    return ver(id);
  });
}
