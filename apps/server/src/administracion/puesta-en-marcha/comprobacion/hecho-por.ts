// Who did each thing of the set-up, as the acta names it: who brought the history, wrote and approved the opening balances, wrote the
// balance they are compared with, and printed and confirmed the envelope with which each person entered.
import type { OtorgadoEnLaPuesta } from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

type Hecho = OtorgadoEnLaPuesta['hechoPor'][number];

export async function leerHechoPor(db: Database): Promise<Hecho[]> {
  return [
    ...(await deHistoria(db)),
    ...(await deSaldosIniciales(db)),
    ...(await deBalance(db)),
    ...(await deInvitaciones(db)),
  ];
}

async function deHistoria(db: Database): Promise<Hecho[]> {
  const { rows } = await sql<{ cuantas: number; por: string | null; aprobo: string | null }>`
    select h.cuantas, a.nombre as por, b.nombre as aprobo
    from (
      select p.autor, p.aprobador, count(*)::int as cuantas from partida p
      where p.origen = 'historia' and p.revierte is null and not exists (select from partida r where r.revierte = p.id)
      group by 1, 2
    ) h left join usuario a on a.id = h.autor left join usuario b on b.id = h.aprobador
    order by a.nombre, b.nombre nulls first`.execute(db);
  return rows.map(({ cuantas, por, aprobo }) => ({
    que: 'Historia',
    detalle: cuantas === 1 ? '1 partida' : `${cuantas.toLocaleString('es-GT')} partidas`,
    por: por ?? 'El sistema',
    conQuien: aprobo === null ? '' : `Aprobó ${aprobo}`,
  }));
}

async function deSaldosIniciales(db: Database): Promise<Hecho[]> {
  const { rows } = await sql<{ agencia: string; escribieron: string[]; aprobo: string }>`
    select s.agencia, b.nombre as aprobo,
      array(select u.nombre from usuario u where u.id = any(s.escritores) or u.id = s.enviada_por order by u.nombre) as escribieron
    from saldos_iniciales s join usuario b on b.id = s.aprobada_por
    where s.estado = 'contabilizada' order by s.agencia`.execute(db);
  return rows.map(({ agencia, escribieron, aprobo }) => ({
    que: 'Saldos iniciales',
    detalle: `Agencia ${agencia}`,
    por: escribieron.join(', '),
    conQuien: `Aprobó ${aprobo}`,
  }));
}

async function deBalance(db: Database): Promise<Hecho[]> {
  const { rows } = await sql<{ cuantas: number; dia: string; por: string }>`
    select c.cuantas, to_char(c.fecha, 'DD/MM/YYYY') as dia, u.nombre as por
    from comprobacion c join usuario u on u.id = c.escrita_por`.execute(db);
  return rows.map(({ cuantas, dia, por }) => ({
    que: 'Balance anterior',
    detalle: `${cuantas.toLocaleString('es-GT')} ${cuantas === 1 ? 'saldo' : 'saldos'} al ${dia}`,
    por,
    conQuien: '',
  }));
}

interface Invitacion {
  readonly via: 'correo' | 'sobre';
  readonly persona: string;
  /** Null: the person asked for it at the door. */
  readonly por: string | null;
  readonly confirmo: string | null;
}

/** Those that were used, in their order. */
async function deInvitaciones(db: Database): Promise<Hecho[]> {
  const { rows } = await sql<Invitacion>`
    select i.via, u.nombre as persona, p.nombre as por, c.nombre as confirmo
    from invitacion i join usuario u on u.id = i.usuario
    left join usuario p on p.id = i.creada_por left join usuario c on c.id = i.confirmada_por
    where i.usada_en is not null order by i.usada_en, i.id`.execute(db);
  return rows.map(({ via, persona, por, confirmo }) => ({
    que: via === 'sobre' ? 'Sobre' : 'Invitación por correo',
    detalle: `De ${persona}`,
    por: `${via === 'sobre' ? 'Imprimió' : 'Envió'} ${por ?? persona}`,
    conQuien: via === 'correo' ? '' : quienConfirmo(confirmo),
  }));
}

const quienConfirmo = (confirmo: string | null): string =>
  confirmo === null ? 'Nadie confirmó: era el primero' : `Confirmó ${confirmo}`;
