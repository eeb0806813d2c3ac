// One agencia's part in the end of the year: its gates and the closing partida it would have.
import type { verCierreDeEjercicio } from '@cuadra/contract/contabilidad/periodos/periodos';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { type Centavos, sumar } from '@cuadra/core/dinero';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatearMonto, formatearSaldo } from '#ui/format/dinero.ts';
import { Card } from '#ui/page/card.tsx';
import { DataTable } from '#ui/tables/data-table.tsx';
import { MarcaDeCompuerta } from '../marca-de-compuerta.tsx';
import classes from './cierre-de-agencia.module.css';

type Cierre = ResponseOf<typeof verCierreDeEjercicio>['agencias'][number];

interface CierreDeAgenciaProps {
  readonly cierre: Cierre;
  readonly nombreAgencia: string;
  readonly estaCerrado: boolean;
}

export function CierreDeAgencia({ cierre, nombreAgencia, estaCerrado }: CierreDeAgenciaProps) {
  const [abierta, setAbierta] = useState(false);
  const { agencia, productos, gastos, resultado, lineas, compuertas } = cierre;
  return (
    <Card
      titulo={`${agencia} ${nombreAgencia}`}
      accion={
        lineas.length > 0 && (
          <Button variant="default" size="xs" aria-expanded={abierta} onClick={() => setAbierta(!abierta)}>
            {abierta ? 'Ocultar la partida' : `Ver la partida de cierre (${lineas.length} líneas)`}
          </Button>
        )
      }
    >
      <dl className={classes.cifras}>
        <Cifra nombre="Productos" monto={productos} />
        <Cifra nombre="Gastos" monto={gastos} />
        <Cifra nombre={resultado < 0 ? 'Pérdida' : 'Excedente'} monto={resultado} />
      </dl>
      {!estaCerrado && <Compuertas compuertas={compuertas} />}
      {lineas.length === 0 && !estaCerrado && (
        <p className={classes.nada}>No movió productos ni gastos: no lleva partida de cierre.</p>
      )}
      {abierta && <Partida agencia={agencia} lineas={lineas} />}
    </Card>
  );
}

function Cifra({ nombre, monto }: { readonly nombre: string; readonly monto: Centavos }) {
  return (
    <div>
      <dt>{nombre} (Q)</dt>
      <dd>{formatearSaldo(monto)}</dd>
    </div>
  );
}

function Compuertas({ compuertas }: Pick<Cierre, 'compuertas'>) {
  return (
    <ul className={classes.compuertas} aria-label="Compuertas del año">
      {compuertas.map(({ id, titulo, pasa, motivo, detalle }) => (
        <li key={id}>
          <MarcaDeCompuerta estado={pasa ? 'en-orden' : 'pendiente'} />
          <div>
            <strong>{titulo}</strong>
            {!pasa && <span className={classes.motivo}>{motivo}</span>}
            {!pasa &&
              detalle.map(({ id: cual, texto, enlace }) =>
                enlace === null ? null : (
                  <Link key={cual} to={enlace} className={classes.enlace}>
                    {texto}
                  </Link>
                ),
              )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Partida({ agencia, lineas }: Pick<Cierre, 'agencia' | 'lineas'>) {
  return (
    <div className={classes.partida}>
      <DataTable
        label={`Partida de cierre de la agencia ${agencia}`}
        narrow="scroll"
        rows={lineas}
        rowKey={({ idCuenta }) => idCuenta}
        columns={[
          {
            title: 'Cuenta',
            cell: ({ idCuenta, nombreCuenta }) => (
              <>
                <span className="cifras">{idCuenta}</span> {nombreCuenta}
              </>
            ),
          },
          { title: 'Debe (Q)', ...columnaDe(lineas, 'debe') },
          { title: 'Haber (Q)', ...columnaDe(lineas, 'haber') },
        ]}
      />
    </div>
  );
}

const columnaDe = (lineas: Cierre['lineas'], lado: 'debe' | 'haber') => ({
  kind: 'number' as const,
  cell: (linea: Cierre['lineas'][number]) => (linea[lado] === 0 ? '' : formatearMonto(linea[lado])),
  total: formatearMonto(sumar(lineas.map((linea) => linea[lado]))),
});
