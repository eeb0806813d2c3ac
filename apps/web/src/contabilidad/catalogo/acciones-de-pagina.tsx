import { ArrowUpTrayIcon, PlusIcon, TagIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import type { Nodo } from './arbol.ts';
import type { Dialogo } from './dialogos.tsx';
import { impedimentoDe } from './panel/posibilidades.ts';

interface AccionesDePaginaProps {
  readonly puedeEditar: boolean;
  /** A new account is offered under the one that is open, or beside it. */
  readonly abierta: Nodo | undefined;
  readonly onDialogo: (dialogo: Dialogo) => void;
}

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

export function AccionesDePagina({ puedeEditar, abierta, onDialogo }: AccionesDePaginaProps) {
  const exportar = <ExportMenu reporte="catalogo" filtros={{}} />;
  if (!puedeEditar) return exportar;
  return (
    <>
      <Button
        variant="default"
        leftSection={<TagIcon {...TAMANO} />}
        onClick={() => onDialogo({ tipo: 'etiquetas' })}
      >
        Etiquetas
      </Button>
      {exportar}
      <Button
        variant="default"
        leftSection={<ArrowUpTrayIcon {...TAMANO} />}
        onClick={() => onDialogo({ tipo: 'importar' })}
      >
        Importar
      </Button>
      <Button
        leftSection={<PlusIcon {...TAMANO} />}
        onClick={() => onDialogo({ tipo: 'crear', idParent: mayorPara(abierta) })}
      >
        Nueva cuenta
      </Button>
    </>
  );
}

function mayorPara(abierta: Nodo | undefined): string | undefined {
  if (abierta === undefined) return undefined;
  if (impedimentoDe('agregar', abierta) === undefined) return abierta.cuenta.idCuenta;
  return abierta.cuenta.idParent ?? undefined;
}
