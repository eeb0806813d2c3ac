// What is on screen, as a file. Sheets are saved; the PDF opens in its own window, which waits for it. A long one goes on
// by itself, and the person may leave.
//
//   <ExportMenu reporte="partidas" filtros={filtros} />
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import type { FiltrosPara } from '@cuadra/contract/reportes/lista';
import {
  type FormatoDeReporte,
  formatosDeReporte,
  type NombreDeReporte,
} from '@cuadra/contract/reportes/nombres';
import {
  ArrowDownTrayIcon,
  DocumentTextIcon,
  FolderOpenIcon,
  PrinterIcon,
  TableCellsIcon,
} from '@heroicons/react/24/outline';
import { Button, Loader, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { entregar } from './entregar.ts';

interface ExportMenuProps<R extends NombreDeReporte> {
  readonly reporte: R;
  readonly filtros: FiltrosPara<R>;
  readonly formatos?: readonly FormatoDeReporte[];
  readonly disabled?: boolean;
  /** On the button, where a screen has several. */
  readonly texto?: string;
}

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

const opciones: Readonly<
  Record<FormatoDeReporte, { readonly nombre: string; readonly icono: typeof PrinterIcon }>
> = {
  pdf: { nombre: 'PDF', icono: PrinterIcon },
  xlsx: { nombre: 'Excel (XLSX)', icono: TableCellsIcon },
  csv: { nombre: 'CSV', icono: DocumentTextIcon },
};

export function ExportMenu<R extends NombreDeReporte>({
  reporte,
  filtros,
  formatos = formatosDeReporte,
  disabled = false,
  texto = 'Exportar',
}: ExportMenuProps<R>) {
  const [ocupado, setOcupado] = useState(false);
  const exportar = async (formato: FormatoDeReporte) => {
    setOcupado(true);
    try {
      await entregar({ reporte, formato, filtros });
    } catch (error) {
      void notify(messageOf(error), 'error');
    } finally {
      setOcupado(false);
    }
  };
  // Busy, but not disabled: a disabled button would lose the keyboard that the menu gives back to it.
  return (
    <Menu position="bottom-end" disabled={disabled || ocupado}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={ocupado ? <Loader size={TAMANO.width} /> : <ArrowDownTrayIcon {...TAMANO} />}
          aria-busy={ocupado}
          disabled={disabled}
        >
          {texto}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formatos.map((formato) => {
          const { nombre, icono: Icono } = opciones[formato];
          const dibujo = <Icono {...TAMANO} />;
          return (
            <Menu.Item key={formato} leftSection={dibujo} onClick={() => void exportar(formato)}>
              {nombre}
            </Menu.Item>
          );
        })}
        <Menu.Divider />
        <Menu.Item component={Link} to="/reportes/archivos" leftSection={<FolderOpenIcon {...TAMANO} />}>
          Mis archivos
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
