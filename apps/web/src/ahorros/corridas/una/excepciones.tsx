// The accounts that are not paid, by their reason; those that changed since the calculation, and those that were left out.
import { frasesDeMotivoSinPago } from '@cuadra/core/ahorros/corrida';
import { Link } from '@tanstack/react-router';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type FiguresColumn, FiguresTable } from '#ui/tables/figures-table.tsx';
import type { DireccionDeCorrida } from '../direccion.ts';
import classes from './corrida.module.css';
import type { VistaDeCorridaProps } from './vista-de-corrida.ts';

interface Grupo {
  readonly clave: string;
  readonly frase: string;
  readonly cuentas: number;
  readonly filtro: Partial<DireccionDeCorrida>;
}

export function Excepciones({ corrida }: VistaDeCorridaProps) {
  const { sinPago, vencidas, omitidas } = corrida;
  const sinAbono = sinPago.map(
    ({ motivo, cuentas }): Grupo => ({
      clave: motivo,
      frase: frasesDeMotivoSinPago[motivo],
      cuentas,
      filtro: { estado: 'sin-pago', motivo },
    }),
  );
  const tardias: Grupo[] = [
    {
      clave: 'vencidas',
      frase: 'Algo se movió en la cuenta después del cálculo: hay que calcular de nuevo.',
      cuentas: vencidas,
      filtro: { estado: 'vencida' } as const,
    },
    {
      clave: 'omitidas',
      frase: 'Se dejaron fuera al aplicar: esos días ya se les habían pagado.',
      cuentas: omitidas,
      filtro: { estado: 'omitida' } as const,
    },
  ].filter(({ cuentas }) => cuentas > 0);
  if (sinAbono.length === 0 && tardias.length === 0)
    return <EmptyState titulo="Sin excepciones" texto="Cada cuenta del alcance recibe sus intereses." />;
  return (
    <div className={classes.partes}>
      {tardias.length > 0 && <Grupos id={corrida.id} titulo="Por revisar" grupos={tardias} />}
      {sinAbono.length > 0 && <Grupos id={corrida.id} titulo="Cuentas que no reciben" grupos={sinAbono} />}
    </div>
  );
}

interface GruposProps {
  readonly id: number;
  readonly titulo: string;
  readonly grupos: readonly Grupo[];
}

function Grupos({ id, titulo, grupos }: GruposProps) {
  const total = grupos.reduce((suma, { cuentas }) => suma + cuentas, 0);
  const columnas: readonly FiguresColumn<Grupo>[] = [
    {
      titulo: 'Por qué',
      celda: ({ frase, filtro }) => (
        <Link to="/ahorros/corridas/$id" params={{ id: String(id) }} search={{ vista: 'lineas', ...filtro }}>
          {frase}
        </Link>
      ),
      total: 'Total',
    },
    { titulo: 'Cuentas', celda: ({ cuentas }) => formatearEntero(cuentas), total: formatearEntero(total) },
  ];
  return (
    <Card titulo={titulo}>
      <FiguresTable etiqueta={titulo} columnas={columnas} filas={grupos} clave={({ clave }) => clave} />
    </Card>
  );
}
