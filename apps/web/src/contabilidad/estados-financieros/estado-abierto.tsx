// One statement: what its figures are of, the table, and what proves it.
import type { verEstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { ChevronDoubleDownIcon, ChevronDoubleUpIcon, ScaleIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { MarcaDatosAl, MarcasDeCifras } from '#contabilidad/libros-legales/marcas-de-cifras.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import classes from './estados-financieros.module.css';
import { Pie } from './pie.tsx';
import { mayoresDe } from './tabla/arbol.ts';
import { TablaDeEstado } from './tabla/tabla-de-estado.tsx';
import type { Cifras } from './use-busqueda.ts';

interface EstadoAbiertoProps {
  readonly estado: ResponseOf<typeof verEstadoFinanciero>;
  readonly agencia: string | undefined;
  readonly cifras: Cifras;
  readonly atrasada: boolean;
}

const NADA: ReadonlySet<string> = new Set();

export function EstadoAbierto({ estado, agencia, cifras, atrasada }: EstadoAbiertoProps) {
  const [contraidas, setContraidas] = useState(NADA);
  const mayores = mayoresDe(estado.filas);
  const alternar = (clave: string) =>
    setContraidas((antes) =>
      antes.has(clave) ? antes.difference(new Set([clave])) : antes.union(new Set([clave])),
    );
  if (!tieneCifras(estado)) return <SinCifras datosAl={estado.datosAl} />;
  const todas = contraidas.size === 0;
  return (
    <>
      <header className={classes.resumen}>
        <p className={classes.detalles}>
          {estado.detalles.map((detalle) => (
            <span key={detalle}>{detalle}</span>
          ))}
        </p>
        <MarcasDeCifras preliminar={estado.preliminar} datosAl={estado.datosAl} traidos={estado.traidos} />
        {mayores.size > 0 && (
          <IconButton
            variant="subtle"
            size={28}
            color="gray"
            etiqueta={todas ? 'Contraer todo' : 'Expandir todo'}
            icono={todas ? ChevronDoubleUpIcon : ChevronDoubleDownIcon}
            onClick={() => setContraidas(todas ? mayores : NADA)}
          />
        )}
      </header>
      <TablaDeEstado
        estado={estado}
        contraidas={contraidas}
        agencia={agencia}
        cifras={cifras}
        onAlternar={alternar}
        atrasada={atrasada}
      />
      <Pie pruebas={estado.pruebas} cobertura={estado.cobertura} notas={estado.notas} />
    </>
  );
}

const tieneCifras = ({ filas }: EstadoAbiertoProps['estado']): boolean =>
  filas.some(({ valores }) => valores.some((valor) => valor !== 0 && valor !== null));

function SinCifras({ datosAl }: { readonly datosAl: string | undefined }) {
  return (
    <EmptyState
      icono={ScaleIcon}
      titulo="Sin cifras"
      texto={
        <>
          No hay partidas contabilizadas que mostrar a esa fecha. Elija otra fecha u otra agencia.{' '}
          <MarcaDatosAl datosAl={datosAl} />
        </>
      }
    />
  );
}
