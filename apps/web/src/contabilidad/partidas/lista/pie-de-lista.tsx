// What the whole filter adds up to, always in sight below the list. Very many are not counted unless somebody asks for it.
import { useState } from 'react';
import { FootCount, FootSum, SumsFoot } from '#ui/tables/sums-foot.tsx';
import { type Consulta, soloFiltros } from '../busqueda.ts';
import { escribirConsulta } from '../vistas/consulta-guardada.ts';
import classes from './pie-de-lista.module.css';
import { totalesEnPalabras } from './totales.ts';
import { useTotales } from './use-partidas.ts';

export function PieDeLista({ consulta }: { readonly consulta: Consulta }) {
  const clave = escribirConsulta(soloFiltros(consulta));
  /** The filter of which all were asked to be counted. */
  const [enteras, setEnteras] = useState<string>();
  const completo = enteras === clave;
  const { data, isError, isPlaceholderData, refetch } = useTotales(consulta, completo);
  if (isError && (data === undefined || completo)) {
    return (
      <SumsFoot etiqueta="Totales">
        <span>
          No se pudieron sumar.{' '}
          <button type="button" className={classes.reintentar} onClick={() => void refetch()}>
            Reintentar
          </button>
        </span>
      </SumsFoot>
    );
  }
  const dicho = data === undefined ? undefined : totalesEnPalabras(data);
  return (
    <SumsFoot
      etiqueta="Totales"
      viejas={isPlaceholderData}
      sumas={
        data?.completo === false
          ? undefined
          : (dicho?.sumas ?? SIN_SUMAR).map(({ nombre, centavos }) => (
              <FootSum key={nombre} nombre={nombre} centavos={centavos} />
            ))
      }
    >
      <span className={classes.cuantas}>
        <FootCount>{dicho === undefined ? '…' : dicho.cuantas}</FootCount>
        {data?.completo === false && (
          <button
            type="button"
            className={classes.reintentar}
            disabled={completo}
            onClick={() => setEnteras(clave)}
          >
            {completo ? 'Sumando…' : 'Contar y sumar todas'}
          </button>
        )}
        {dicho !== undefined && dicho.aparte.length > 0 && (
          <span className={classes.aparte}>Aparte, {dicho.aparte.join(' · ')}</span>
        )}
      </span>
    </SumsFoot>
  );
}

const SIN_SUMAR = [
  { nombre: 'Debe', centavos: undefined },
  { nombre: 'Haber', centavos: undefined },
];
