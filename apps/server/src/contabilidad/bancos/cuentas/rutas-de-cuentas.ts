import * as contrato from '@cuadra/contract/contabilidad/bancos/cuentas';
import * as inicio from '@cuadra/contract/contabilidad/bancos/inicio';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { hoyEn } from '#platform/reloj.ts';
import { conRechazosDeBancos } from '../rechazos.ts';
import { crearCuentaBancaria } from './crear-cuenta-bancaria.ts';
import { decirInicio } from './decir-inicio.ts';
import { editarCuentaBancaria } from './editar-cuenta-bancaria.ts';
import { leerCuentaBancaria, leerCuentasBancarias, responsablesPosibles, saldoAlEmpezar } from './queries.ts';
import { leerInicioDeBanco } from './ver-inicio.ts';

export function rutasDeCuentasBancarias(app: FastifyInstance, { db, reloj }: Plataforma): void {
  const hoy = () => hoyEn(reloj).toString();

  mount(app, contrato.listarCuentasBancarias, () => leerCuentasBancarias(db, hoy()));

  mount(app, contrato.crearCuentaBancaria, async ({ body, contexto }) => {
    const id = await conRechazosDeBancos(
      escribir(db, contexto, 'bancos:crear-cuenta', (tx) => crearCuentaBancaria(tx, contexto, body)),
    );
    return leerCuentaBancaria(db, hoy(), id);
  });

  mount(app, contrato.editarCuentaBancaria, async ({ params: { id }, body, contexto }) => {
    await conRechazosDeBancos(
      escribir(db, contexto, 'bancos:editar-cuenta', (tx) => editarCuentaBancaria(tx, contexto, id, body)),
    );
    return leerCuentaBancaria(db, hoy(), id);
  });

  mount(app, inicio.verInicioDeBanco, ({ params: { id } }) => leerInicioDeBanco(db, id));

  mount(app, inicio.decirInicioDeBanco, async ({ params: { id }, body, contexto }) => {
    await conRechazosDeBancos(
      escribir(db, contexto, 'bancos:decir-inicio', (tx) => decirInicio(tx, contexto, id, body)),
    );
    return leerInicioDeBanco(db, id);
  });

  mount(app, contrato.listarResponsables, () => responsablesPosibles(db).execute());

  mount(app, contrato.saldoAlEmpezar, async ({ query: { idCuenta, desde } }) => ({
    saldo: await saldoAlEmpezar(db, idCuenta, desde),
  }));
}
