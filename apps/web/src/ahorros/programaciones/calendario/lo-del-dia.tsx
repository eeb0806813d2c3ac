// What a day has, each thing with the way to it.
import { estadosDeCorrida } from '@cuadra/core/ahorros/corrida';
import { Link } from '@tanstack/react-router';
import { cuentasContadas, enQuetzales } from '#ahorros/intereses/cifras.ts';
import { EstadoDeCorridaVisto } from '#ahorros/intereses/estado-de-corrida.tsx';
import { periodoEscrito } from '#ahorros/intereses/periodo-escrito.ts';
import classes from './calendario.module.css';
import type { DiaConAlgo } from './dia-con-algo.ts';

export function LoDelDia({ dia: { programadas, corridas, vencimientos } }: { readonly dia: DiaConAlgo }) {
  return (
    <ul className={classes.cosas}>
      {corridas.map(({ id, nombre, estado }) => {
        const conocido = estadosDeCorrida.find((uno) => uno === estado);
        return (
          <li key={`corrida ${id}`}>
            <span className={classes.marca} data-clase="corrida" aria-hidden="true" />
            <Link to="/ahorros/corridas/$id" params={{ id: String(id) }}>
              {nombre}
            </Link>
            {conocido !== undefined && <EstadoDeCorridaVisto estado={conocido} />}
          </li>
        );
      })}
      {programadas.map((una) => (
        <li key={`${una.programacion} ${una.desde}`}>
          <span className={classes.marca} data-clase="programada" aria-hidden="true" />
          {una.nombre}: se calculan los intereses de {periodoEscrito(una)}
        </li>
      ))}
      {vencimientos !== null && (
        <li>
          <span className={classes.marca} data-clase="vencimiento" aria-hidden="true" />
          {vencimientos.cuentas === 1 ? 'Vence' : 'Vencen'} {cuentasContadas(vencimientos.cuentas)} a plazo
          por {enQuetzales(vencimientos.saldo)}
        </li>
      )}
    </ul>
  );
}
