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
import { Button, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { mensajeDe } from '../app/api-error.ts';
import { abrirPdf } from '../ui/pdf-window.ts';
import { guardarArchivo } from '../ui/save-file.ts';
import { avisar } from '../ui/toasts.ts';
import { bajar, esLargo, esperarYBajar, type Pedido, pedir } from './traer-archivo.ts';

interface ExportMenuProps<R extends NombreDeReporte> {
  readonly reporte: R;
  readonly filtros: FiltrosPara<R>;
  readonly formatos?: readonly FormatoDeReporte[];
  readonly disabled?: boolean;
}

const TAMANNO = { width: 18, height: 18, 'aria-hidden': true } as const;
const AVISO_DE_LARGO = 'El archivo es grande: se hará aunque salga de esta página, y le avisaremos.';

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
}: ExportMenuProps<R>) {
  const [ocupado, setOcupado] = useState(false);
  const exportar = async (formato: FormatoDeReporte) => {
    setOcupado(true);
    const pedido = { reporte, formato, filtros };
    try {
      await (formato === 'pdf' ? abrirEnVentana(pedido) : guardar(pedido));
    } catch (error) {
      void avisar(mensajeDe(error), 'error');
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Menu position="bottom-end" disabled={disabled}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<ArrowDownTrayIcon {...TAMANNO} />}
          loading={ocupado}
          disabled={disabled}
        >
          Exportar
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formatos.map((formato) => {
          const { nombre, icono: Icono } = opciones[formato];
          return (
            <Menu.Item
              key={formato}
              leftSection={<Icono {...TAMANNO} />}
              onClick={() => void exportar(formato)}
            >
              {nombre}
            </Menu.Item>
          );
        })}
        <Menu.Divider />
        <Menu.Item component={Link} to="/reportes/archivos" leftSection={<FolderOpenIcon {...TAMANNO} />}>
          Mis archivos
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

async function guardar(pedido: Pedido): Promise<void> {
  const archivo = await pedir(pedido);
  if (esLargo(archivo)) return avisar(AVISO_DE_LARGO, 'info');
  guardarArchivo(await bajar(archivo));
}

/** The button is free again as soon as it is known that the window will wait for a while. */
function abrirEnVentana(pedido: Pedido): Promise<void> {
  return new Promise((libre, fallar) => {
    const cargar = async () => {
      const archivo = await pedir(pedido).catch((error: unknown) => {
        fallar(error);
        throw error;
      });
      if (esLargo(archivo)) {
        void avisar(AVISO_DE_LARGO, 'info');
        libre();
      }
      return esperarYBajar(archivo);
    };
    void abrirPdf(cargar).then(() => libre());
  });
}
