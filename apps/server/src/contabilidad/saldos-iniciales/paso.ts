// The step «Saldos iniciales» of the set-up: every active agencia has its own, approved.
import { sql } from 'kysely';
import type { Paso } from '#administracion/puesta-en-marcha/paso.ts';

interface DeAgencia {
  readonly agencia: string;
  readonly estado: 'borrador' | 'en_revision' | 'contabilizada' | null;
  readonly pedida: boolean;
}

export const pasoDeSaldosIniciales: Paso = {
  paso: 'saldos-iniciales',
  async ver(db) {
    const { rows } = await sql<DeAgencia>`
      select a.id_agencia || ' ' || a.nombre_agencia as agencia, s.estado, s.reversion_pedida_por is not null as pedida
      from agencia a left join saldos_iniciales s on s.agencia = a.id_agencia and s.estado <> 'revertida'
      where a.activa or s.id is not null order by a.id_agencia`.execute(db);
    const hechas = rows.filter(({ estado }) => estado === 'contabilizada').length;
    const falta = rows.flatMap(loQueFalta);
    if (rows.length === 0)
      return {
        estado: 'pendiente',
        resumen: 'Todavía no hay agencias',
        falta: ['Cree primero las agencias.'],
      };
    return {
      estado:
        falta.length === 0 ? 'hecho' : rows.some(({ estado }) => estado !== null) ? 'en-curso' : 'pendiente',
      resumen: `${hechas} de ${rows.length} ${rows.length === 1 ? 'agencia' : 'agencias'} con saldos iniciales`,
      falta,
    };
  },
};

function loQueFalta({ agencia, estado, pedida }: DeAgencia): string[] {
  if (estado === null) return [`Escriba o traiga los saldos de la agencia ${agencia}.`];
  if (estado === 'borrador') return [`Envíe a aprobar los saldos de la agencia ${agencia}.`];
  if (estado === 'en_revision') return [`Otra persona debe aprobar los saldos de la agencia ${agencia}.`];
  return pedida ? [`Decida si se deshacen los saldos de la agencia ${agencia}.`] : [];
}
