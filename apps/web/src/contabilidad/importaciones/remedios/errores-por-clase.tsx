// What must be corrected, each kind once: how many there are, what came, and what may be done about it from here.
import type { GrupoDeErrores, Remedio } from '@cuadra/contract/contabilidad/importaciones/ensayo';
import type { ReactNode } from 'react';
import { conMontosEnteros, formatearEntero } from '#ui/format/dinero.ts';
import type { MesaDeRemedios } from './mesa-de-remedios.ts';
import { RemedioDeAgencias } from './remedio-de-agencias.tsx';
import { RemedioDeConcepto } from './remedio-de-concepto.tsx';
import { RemedioDeCuentas } from './remedio-de-cuentas.tsx';
import { RemedioDeDestino } from './remedio-de-destino.tsx';
import { RemedioDeEjercicios } from './remedio-de-ejercicios.tsx';
import { RemedioDeFechas } from './remedio-de-fechas.tsx';
import classes from './remedios.module.css';

export interface RemedioProps {
  readonly grupo: GrupoDeErrores;
  readonly mesa: MesaDeRemedios;
}

const REMEDIOS: Readonly<Record<Remedio, (props: RemedioProps) => ReactNode>> = {
  cuentas: RemedioDeCuentas,
  agencias: RemedioDeAgencias,
  ejercicios: RemedioDeEjercicios,
  concepto: RemedioDeConcepto,
  fechas: RemedioDeFechas,
  destino: RemedioDeDestino,
};

interface ErroresPorClaseProps {
  readonly grupos: readonly GrupoDeErrores[];
  readonly mesa: MesaDeRemedios;
}

export function ErroresPorClase({ grupos, mesa }: ErroresPorClaseProps) {
  return (
    <ul className={classes.clases} aria-label="Lo que hay que corregir, por clase">
      {grupos.map((grupo) => {
        const SuRemedio = grupo.remedio === null ? undefined : REMEDIOS[grupo.remedio];
        return (
          <li key={`${grupo.codigo} ${grupo.campo} ${grupo.mensaje}`} className={classes.clase}>
            <p className={classes.frase}>{conMontosEnteros(grupo.mensaje)}</p>
            {grupo.remedio === null && grupo.valores.length > 0 && <Valores grupo={grupo} />}
            {SuRemedio !== undefined && <SuRemedio grupo={grupo} mesa={mesa} />}
          </li>
        );
      })}
    </ul>
  );
}

const VALORES_MAX = 6;

function Valores({ grupo: { valores, totalDeValores } }: { readonly grupo: GrupoDeErrores }) {
  const nombrados = valores.slice(0, VALORES_MAX).map(({ valor }) => `«${valor}»`);
  const resto = totalDeValores - nombrados.length;
  return (
    <p className={classes.nota}>
      Vino {nombrados.join(', ')}
      {resto > 0 && ` y ${formatearEntero(resto)} más`}.
    </p>
  );
}
