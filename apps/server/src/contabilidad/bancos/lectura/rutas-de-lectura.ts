import { verColumnasDeEstado } from '@cuadra/contract/contabilidad/bancos/columnas';
import * as contrato from '@cuadra/contract/contabilidad/bancos/leer';
import type { FastifyInstance } from 'fastify';
import type { TallerDeEstados } from '#hojas/estados/taller-de-estados.ts';
import { mount } from '#platform/http/mount.ts';
import { leerArchivoDeBanco, verColumnasDeArchivo } from './leer-archivo-de-banco.ts';

export function rutasDeLectura(app: FastifyInstance, estados: TallerDeEstados): void {
  mount(app, contrato.leerArchivo, async ({ body, query: { nombre, ...pistas }, seFue }) => {
    const {
      formato,
      estados: leidos,
      advertencias,
    } = await leerArchivoDeBanco(estados, {
      bytes: body.bytes,
      nombre,
      pistas,
      seFue,
    });
    return {
      formato,
      estados: leidos.map(({ lineas, ...estado }) => ({
        ...estado,
        lineas: lineas.map(({ fecha, monto, texto, referencia, saldo }) => ({
          fecha,
          monto,
          texto,
          referencia,
          ...(saldo === null ? {} : { saldo }),
        })),
      })),
      advertencias: [...advertencias],
    };
  });

  mount(app, verColumnasDeEstado, ({ body, query: { nombre }, seFue }) =>
    verColumnasDeArchivo(estados, { bytes: body.bytes, nombre, seFue }),
  );
}
