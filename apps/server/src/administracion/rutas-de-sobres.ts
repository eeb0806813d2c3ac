// Invitations on paper: printed by an administrator, confirmed by somebody else.
import * as contrato from '@cuadra/contract/acceso/invitaciones';
import type { FastifyInstance } from 'fastify';
import { anularSobre } from '#acceso/invitaciones/anular-sobre.ts';
import { confirmarSobre } from '#acceso/invitaciones/confirmar-sobre.ts';
import { imprimirSobre } from '#acceso/invitaciones/imprimir-sobre.ts';
import { listarSobres } from '#acceso/invitaciones/queries.ts';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { avisarSobreImpreso } from './avisos-de-invitaciones.ts';

export function rutasDeSobres(app: FastifyInstance, plataforma: Plataforma): void {
  const { db, secreto } = plataforma;

  mount(app, contrato.imprimirSobre, async ({ params: { id }, contexto }) => {
    const contenido = await imprimirSobre(plataforma, contexto, id, (tx, sobre) =>
      avisarSobreImpreso(tx, contexto, sobre),
    );
    return { nombre: 'sobre.pdf', modo: 'inline' as const, contenido };
  });

  mount(app, contrato.listarSobres, ({ contexto }) => listarSobres(db, contexto.actor.id, contexto.ahora));

  mount(app, contrato.confirmarSobre, async ({ params: { id }, body, contexto }) => {
    const clave = await escribir(db, contexto, 'invitaciones:confirmar', (tx) =>
      confirmarSobre(tx, contexto, secreto, id, body.identificacion),
    );
    return { clave };
  });

  mount(app, contrato.anularSobre, async ({ params: { id }, contexto }) => {
    await escribir(db, contexto, 'invitaciones:anular', (tx) => anularSobre(tx, contexto, id));
    return true as const;
  });
}
