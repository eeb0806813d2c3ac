// What one role does alone: up to how much each time and a day, or always with another person; what else is asked, and who is told.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { FilaDePolitica, Politica } from '@cuadra/contract/control/politica';
import { CERO } from '@cuadra/core/dinero';
import type { ReactNode } from 'react';
import { celdasDeTopes, Monto, NUNCA, SiNo } from './celdas.tsx';
import { conHace, haceDe, haceNueva, type Renglon, siempreDos } from './edicion.ts';
import { Tabla } from './tabla.tsx';

interface TablaDeHacenProps {
  readonly politica: Politica;
  readonly rol: Rol;
  readonly seEdita: boolean;
  readonly onCambio: (politica: Politica) => void;
}

const COLUMNAS = [
  { id: 'hace', title: 'Lo hace' },
  { id: 'dos', title: 'Siempre dos' },
  { id: 'cada', title: 'Cada vez' },
  { id: 'al-dia', title: 'Al día' },
  { id: 'identidad', title: 'Identidad' },
  { id: 'documento', title: 'Documento desde' },
  { id: 'aviso', title: 'Aviso desde' },
] as const;

export function TablaDeHacen({ politica, rol, seEdita, onCambio }: TablaDeHacenProps) {
  const celdas = ({ operacion, clase }: Renglon, nombre: string): ReactNode[] => {
    const de = { rol, operacion, clase };
    const fila = haceDe(politica, de);
    const poner = (nueva: FilaDePolitica | undefined) => onCambio(conHace(politica, de, nueva));
    const lo = (
      <SiNo
        etiqueta={`${nombre}: lo hace`}
        valor={fila !== undefined}
        onCambio={seEdita ? (hace) => poner(hace ? haceNueva(de) : undefined) : undefined}
      />
    );
    if (fila === undefined) return [lo, ...COLUMNAS.slice(1).map(() => null)];
    const cambio = seEdita
      ? (cambiado: Partial<FilaDePolitica>) => poner({ ...fila, ...cambiado })
      : undefined;
    return [lo, ...deFila({ fila, nombre, cambio })];
  };
  return <Tabla etiqueta="Lo que hace cada rol" columnas={COLUMNAS} celdas={celdas} />;
}

interface DeFila {
  readonly fila: FilaDePolitica;
  readonly nombre: string;
  /** Undefined: it is only read. */
  readonly cambio: ((cambiado: Partial<FilaDePolitica>) => void) | undefined;
}

function deFila({ fila, nombre, cambio }: DeFila): ReactNode[] {
  return [
    <SiNo
      key="dos"
      etiqueta={`${nombre}: siempre dos`}
      valor={siempreDos(fila)}
      onCambio={cambio && ((dos) => cambio({ cada: dos ? CERO : null, alDia: null }))}
    />,
    ...topes({ fila, nombre, cambio }),
    <SiNo
      key="identidad"
      etiqueta={`${nombre}: confirma su identidad`}
      valor={fila.reautenticar}
      onCambio={cambio && ((reautenticar) => cambio({ reautenticar }))}
    />,
    ...desde({ fila, nombre, cambio }),
  ];
}

/** A decision moves nothing, and what always takes two has no amount below which it does not. */
const topes = (deEsta: DeFila): ReactNode[] =>
  siempreDos(deEsta.fila) || deEsta.fila.clase === 'decide' ? [null, null] : celdasDeTopes(deEsta);

function desde({ fila, nombre, cambio }: DeFila): ReactNode[] {
  if (fila.clase === 'decide') return [null, null];
  return [
    <Monto
      key="documento"
      etiqueta={`${nombre}: documento desde, en quetzales`}
      vacio={NUNCA}
      valor={fila.soporteDesde}
      onCambio={cambio && ((soporteDesde) => cambio({ soporteDesde }))}
    />,
    <Monto
      key="aviso"
      etiqueta={`${nombre}: aviso desde, en quetzales`}
      vacio={NUNCA}
      valor={fila.avisaDesde}
      onCambio={cambio && ((avisaDesde) => cambio({ avisaDesde }))}
    />,
  ];
}
