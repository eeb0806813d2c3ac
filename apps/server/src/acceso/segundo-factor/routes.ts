import * as contrato from '@cuadra/contract/acceso/segundo-factor';
import type { FastifyInstance } from 'fastify';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { Notificar } from './contar-cambio.ts';
import { olvidarDispositivos } from './dispositivos.ts';
import { DE_INGRESO, desbloquearConPasskey, ingresarConPasskey } from './ingresar-con-passkey.ts';
import { pedirFirma, pedirFirmaDeIngreso } from './pedir-firma.ts';
import { leerMiSegundoFactor } from './queries.ts';
import { quitarPasskey, quitarTotp } from './quitar-factor.ts';
import { prepararPasskey, registrarPasskey } from './registrar-passkey.ts';
import { confirmarTotp, prepararTotp } from './registrar-totp.ts';
import { renombrarPasskey } from './renombrar-passkey.ts';
import { renovarCodigos } from './renovar-codigos.ts';
import { terminarIngreso } from './terminar-ingreso.ts';

export function rutasDeSegundoFactor(
  app: FastifyInstance,
  plataforma: Plataforma,
  notificar: Notificar,
): void {
  rutasDeIngreso(app, plataforma);
  rutasDeAltas(app, plataforma, notificar);
  rutasDeBajas(app, plataforma, notificar);
}

function rutasDeIngreso(app: FastifyInstance, plataforma: Plataforma): void {
  mount(app, contrato.terminarIngreso, ({ body, contexto }) => terminarIngreso(plataforma, contexto, body));

  mount(app, contrato.pedirFirmaDeIngreso, ({ body, contexto }) =>
    pedirFirmaDeIngreso(plataforma, contexto, body.intento),
  );

  mount(app, contrato.pedirFirma, ({ contexto }) => pedirFirma(plataforma, contexto, DE_INGRESO));

  mount(app, contrato.ingresarConPasskey, ({ body, contexto }) =>
    ingresarConPasskey(plataforma, contexto, body.firma),
  );

  mount(app, contrato.desbloquearConPasskey, ({ body, contexto }) =>
    desbloquearConPasskey(plataforma, contexto, body),
  );
}

function rutasDeAltas(app: FastifyInstance, plataforma: Plataforma, notificar: Notificar): void {
  const base = { ...plataforma, notificar };
  const leer = lector(plataforma);

  mount(app, contrato.verMiSegundoFactor, ({ contexto }) => leer(contexto));

  mount(app, contrato.prepararPasskey, ({ contexto }) => prepararPasskey(plataforma, contexto));

  mount(app, contrato.registrarPasskey, async ({ body, contexto }) => {
    const codigos = await registrarPasskey(base, contexto, body);
    return { segundoFactor: await leer(contexto), codigos };
  });

  mount(app, contrato.prepararTotp, ({ contexto }) => prepararTotp(plataforma, contexto));

  mount(app, contrato.confirmarTotp, async ({ body, contexto }) => {
    const codigos = await confirmarTotp(base, contexto, body.codigo);
    return { segundoFactor: await leer(contexto), codigos };
  });

  mount(app, contrato.renovarCodigos, async ({ contexto }) => {
    const codigos = await renovarCodigos(base, contexto);
    return { segundoFactor: await leer(contexto), codigos };
  });
}

function rutasDeBajas(app: FastifyInstance, plataforma: Plataforma, notificar: Notificar): void {
  const base = { ...plataforma, notificar };
  const leer = lector(plataforma);

  mount(app, contrato.renombrarPasskey, async ({ params, body, contexto }) => {
    await renombrarPasskey(plataforma, contexto, params.id, body.nombre);
    return leer(contexto);
  });

  mount(app, contrato.quitarPasskey, async ({ params, contexto }) => {
    await quitarPasskey(base, contexto, params.id);
    return leer(contexto);
  });

  mount(app, contrato.quitarTotp, async ({ contexto }) => {
    await quitarTotp(base, contexto);
    return leer(contexto);
  });

  mount(app, contrato.olvidarDispositivo, async ({ params, contexto }) => {
    const olvidados = await escribir(plataforma.db, contexto, 'dispositivo:olvidar', (tx) =>
      olvidarDispositivos(tx, contexto.actor.id, params.id),
    );
    if (olvidados === 0) throw new ProblemaError('NO_ENCONTRADO');
    return leer(contexto);
  });

  mount(app, contrato.olvidarDispositivos, async ({ contexto }) => {
    await escribir(plataforma.db, contexto, 'dispositivo:olvidar', (tx) =>
      olvidarDispositivos(tx, contexto.actor.id),
    );
    return leer(contexto);
  });
}

const lector =
  ({ db, config }: Plataforma) =>
  ({ actor, ahora }: ContextoConActor) =>
    leerMiSegundoFactor(db, config, actor.id, ahora);
