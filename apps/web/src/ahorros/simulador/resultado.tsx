// What comes out: the figures of what is tried beside those in force, and both segment by segment.
import { frasesDeMotivoSinPago } from '@cuadra/core/ahorros/corrida';
import { enMonto } from '#ahorros/intereses/cifras.ts';
import { Segmentos } from '#ahorros/intereses/segmentos.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Card } from '#ui/page/card.tsx';
import { type FiguresColumn, FiguresTable } from '#ui/tables/figures-table.tsx';
import type { Caso, Simulado } from './escenario.ts';
import { enFilas } from './segmentos-en-filas.ts';
import classes from './simulador.module.css';

interface ResultadoProps {
  readonly caso: Caso;
  readonly propuesto: Simulado;
  /** Absent: nothing is in force to compare with. */
  readonly actual: Simulado | undefined;
}

export function Resultado({ caso, propuesto, actual }: ResultadoProps) {
  const { motivo } = propuesto.resultado;
  return (
    <>
      <Card titulo={actual === undefined ? 'Resultado' : 'Lo que se prueba, junto a lo vigente'}>
        {motivo !== null && (
          <div className={classes.aviso}>
            <FormNotice
              tono="info"
              texto={`Con lo que se prueba no se paga nada. ${frasesDeMotivoSinPago[motivo]}`}
            />
          </div>
        )}
        <Comparadas cuentas={caso.cuentas} propuesto={propuesto} actual={actual} />
      </Card>
      <Card titulo="Cómo se llega a lo que se prueba">
        <div className={classes.tramos}>
          <Segmentos segmentos={enFilas(propuesto.resultado)} exacto={propuesto.resultado.exacto} />
        </div>
      </Card>
      {actual !== undefined && (
        <Card titulo="Cómo se llega a lo vigente">
          <div className={classes.tramos}>
            <Segmentos segmentos={enFilas(actual.resultado)} exacto={actual.resultado.exacto} />
          </div>
        </Card>
      )}
    </>
  );
}

interface Comparada {
  readonly nombre: string;
  readonly de: (simulado: Simulado) => number;
}

interface ComparadasProps extends Omit<ResultadoProps, 'caso'> {
  readonly cuentas: number;
}

function Comparadas({ cuentas, propuesto, actual }: ComparadasProps) {
  const filas: readonly Comparada[] = [
    { nombre: 'Interés de esos días (Q)', de: ({ resultado }) => resultado.interes },
    { nombre: 'Retención de ISR (Q)', de: ({ isr }) => isr },
    { nombre: 'Neto para el asociado (Q)', de: ({ neto }) => neto },
    { nombre: 'Interés de un año, una cuenta (Q)', de: ({ anio }) => anio.interes },
    {
      nombre: `Costo de un año, ${cuentas === 1 ? 'una cuenta' : `${formatearEntero(cuentas)} cuentas`} (Q)`,
      de: ({ anio }) => anio.costo,
    },
  ];
  const columnas: readonly FiguresColumn<Comparada>[] = [
    { titulo: 'Cifra', celda: ({ nombre }) => nombre, total: 'Tasa efectiva anual' },
    ...(actual === undefined
      ? []
      : [
          {
            titulo: 'Vigente',
            celda: ({ de }: Comparada) => enMonto(de(actual)),
            total: efectiva(actual),
          },
        ]),
    { titulo: 'Se prueba', celda: ({ de }) => enMonto(de(propuesto)), total: efectiva(propuesto) },
    ...(actual === undefined
      ? []
      : [
          {
            titulo: 'Diferencia',
            celda: ({ de }: Comparada) => enMonto(de(propuesto) - de(actual)),
            total: diferenciaDeTasas(propuesto, actual),
          },
        ]),
  ];
  return (
    <FiguresTable etiqueta="Resultado" columnas={columnas} filas={filas} clave={({ nombre }) => nombre} />
  );
}

const DECIMALES_DE_TASA = 4;

const efectiva = ({ anio: { tasaEfectiva } }: Simulado): string =>
  `${Number(tasaEfectiva).toFixed(DECIMALES_DE_TASA)} %`;

const diferenciaDeTasas = (uno: Simulado, otro: Simulado): string =>
  `${(Number(uno.anio.tasaEfectiva) - Number(otro.anio.tasaEfectiva)).toFixed(DECIMALES_DE_TASA).replace('-', '−')} %`;
