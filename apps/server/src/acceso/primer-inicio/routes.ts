// Who may be the first administrador: whoever is at the machine and read the code there, while nobody else is.
import * as contrato from '@cuadra/contract/acceso/primer-inicio';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Expression, SqlBool } from 'kysely';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { hayUsuarios, nombrarPrimerAdministrador } from '../usuarios/crear-primer-administrador.ts';
import type { CodigoDeInicio } from './codigo-de-inicio.ts';
import { esDesdeLaMaquina } from './es-desde-la-maquina.ts';

interface PrimerInicio {
  /** Absent: this process printed none. */
  readonly codigo: CodigoDeInicio | undefined;
  /** Those who do not count as users of the institution. */
  readonly ajenos: Expression<SqlBool>;
}

export function rutasDePrimerInicio(
  app: FastifyInstance,
  plataforma: Plataforma,
  { codigo, ajenos }: PrimerInicio,
): void {
  const { db, config, log } = plataforma;
  const estaHecho = async () => config.esDemo || (await hayUsuarios(db, ajenos));
  const lejanas = new WeakSet<FastifyRequest['contexto']>();
  // Apart, because only here it matters by which wire somebody came.
  void app.register(async (aparte) => {
    aparte.addHook('preParsing', async (request) => {
      if (!esDesdeLaMaquina(request)) lejanas.add(request.contexto);
    });

    mount(aparte, contrato.verPrimerInicio, async ({ contexto }) => {
      if (await estaHecho()) return { estado: 'hecho' as const };
      if (lejanas.has(contexto)) return { estado: 'lejos' as const };
      const haySinGastar = codigo !== undefined && !codigo.estaAgotado();
      return { estado: haySinGastar ? ('listo' as const) : ('sin-codigo' as const) };
    });

    mount(aparte, contrato.crearPrimerAdministrador, async ({ body, contexto }) => {
      if (lejanas.has(contexto)) throw new ProblemaError('PRIMER_INICIO_LEJOS');
      if (await estaHecho()) throw new ProblemaError('PRIMER_INICIO_HECHO');
      const intento = codigo?.probar(body.codigo) ?? 'agotado';
      if (intento !== 'acierta') {
        log.warn({ direccion: contexto.direccion, intento }, 'Código de primer inicio rechazado');
        throw intento === 'agotado'
          ? new ProblemaError('PRIMER_INICIO_SIN_CODIGO')
          : problemaDeCampo('CODIGO_DE_INICIO_INCORRECTO', 'codigo');
      }
      const persona = { nombre: body.name, correo: body.email, contrasena: body.password };
      if ((await nombrarPrimerAdministrador(plataforma, contexto, persona, ajenos)) === 'no-hacia-falta')
        throw new ProblemaError('PRIMER_INICIO_HECHO');
      return true as const;
    });
  });
}
