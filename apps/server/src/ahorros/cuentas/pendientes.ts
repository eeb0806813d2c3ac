// What the accounts leave somebody to do in the days to come: exemptions that end, and terms that do.
import { sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '#escritorio/pendientes/clase-de-pendiente.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { hoyEn } from '#platform/reloj.ts';

const DIAS_DE_EXENCION = 30;
const DIAS_DE_PLAZO = 7;

const dentroDe = ({ ahora }: ContextoConActor, dias: number): readonly [hoy: string, hasta: string] => {
  const hoy = hoyEn({ ahora: () => ahora });
  return [hoy.toString(), hoy.add({ days: dias }).toString()];
};

export const exencionesPorVencer: ClaseDePendiente = {
  id: 'exenciones-por-vencer',
  titulo: ['exención de ISR vence en 30 días', 'exenciones de ISR vencen en 30 días'],
  permiso: 'ahorros:registrar',
  contar(db, contexto) {
    const [hoy, hasta] = dentroDe(contexto, DIAS_DE_EXENCION);
    return contarFilas(
      db,
      sql`cuenta_ahorro c where c.isr = 'exento' and c.isr_vence between ${hoy}::date and ${hasta}::date
        and c.cierre is null and c.agencia = any(${contexto.actor.agencias}::text[])`,
    );
  },
  link: () => '/ahorros/cuentas',
};

export const plazosPorVencer: ClaseDePendiente = {
  id: 'plazos-por-vencer',
  titulo: ['certificado a plazo vence esta semana', 'certificados a plazo vencen esta semana'],
  permiso: 'ahorros:registrar',
  contar(db, contexto) {
    const [hoy, hasta] = dentroDe(contexto, DIAS_DE_PLAZO);
    return contarFilas(
      db,
      sql`cuenta_ahorro c where c.vence between ${hoy}::date and ${hasta}::date and c.cierre is null
        and c.estado <> 'por-retirar' and c.agencia = any(${contexto.actor.agencias}::text[])`,
    );
  },
  link: () => '/ahorros/cuentas',
};
