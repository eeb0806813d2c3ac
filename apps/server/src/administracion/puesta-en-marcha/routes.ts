import * as deComprobacion from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import * as contrato from '@cuadra/contract/administracion/puesta-en-marcha/guia';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { avisarAvance } from './avisar-avance.ts';
import { firmar } from './comprobacion/firmar.ts';
import { guardarCifras } from './comprobacion/guardar-cifras.ts';
import { type DeLaPuesta, leerComprobacion } from './comprobacion/leer-comprobacion.ts';
import { leerGuia } from './leer-guia.ts';
import { omitirPaso, retomarPaso } from './omitir-paso.ts';

export function rutasDePuestaEnMarcha(
  app: FastifyInstance,
  plataforma: Plataforma,
  deLaPuesta: DeLaPuesta,
): void {
  const { db } = plataforma;
  avisarAvance(app, plataforma);

  mount(app, contrato.verPuestaEnMarcha, ({ contexto }) => leerGuia(db, contexto, deLaPuesta.pasos));

  mount(app, contrato.omitirPaso, async ({ params: { paso }, body, contexto }) => {
    if (body.aplica)
      await escribir(db, contexto, 'puesta-en-marcha:retomar', (tx) => retomarPaso(tx, contexto, paso));
    else
      await escribir(db, contexto, 'puesta-en-marcha:omitir', (tx) =>
        omitirPaso(tx, contexto, paso, body.motivo),
      );
    return leerGuia(db, contexto, deLaPuesta.pasos);
  });

  mount(app, deComprobacion.verComprobacion, ({ contexto }) => leerComprobacion(db, contexto, deLaPuesta));

  mount(app, deComprobacion.guardarCifras, async ({ body, contexto }) => {
    await escribir(db, contexto, 'puesta-en-marcha:comprobar', (tx) => guardarCifras(tx, contexto, body));
    return leerComprobacion(db, contexto, deLaPuesta);
  });

  mount(app, deComprobacion.firmarPuestaEnMarcha, async ({ body, contexto }) => {
    await escribir(db, contexto, 'puesta-en-marcha:firmar', (tx) => firmar(tx, contexto, deLaPuesta, body));
    return leerComprobacion(db, contexto, deLaPuesta);
  });
}
