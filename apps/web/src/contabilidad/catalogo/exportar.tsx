// The chart as a document: sheets are saved, the PDF opens in its own window.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { catalogoCsv, catalogoPdf, catalogoXlsx } from '@cuadra/contract/contabilidad/catalogo';
import {
  ArrowDownTrayIcon,
  DocumentTextIcon,
  PrinterIcon,
  TableCellsIcon,
} from '@heroicons/react/24/outline';
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../app/api.ts';
import { abrirPdf } from '../../ui/pdf-window.ts';
import { guardarArchivo } from '../../ui/save-file.ts';

interface ExportarProps {
  /** Undefined when another attempt begins. */
  readonly onFallo: (error: unknown) => void;
}

const TAMANNO = { width: 18, height: 18, 'aria-hidden': true } as const;

export function Exportar({ onFallo }: ExportarProps) {
  const [ocupado, setOcupado] = useState(false);
  const guardar = async (pedir: () => Promise<File>) => {
    setOcupado(true);
    onFallo(undefined);
    try {
      guardarArchivo(await pedir());
    } catch (error) {
      onFallo(error);
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<ArrowDownTrayIcon {...TAMANNO} />} loading={ocupado}>
          Exportar
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<TableCellsIcon {...TAMANNO} />}
          onClick={() => void guardar(() => call(catalogoXlsx))}
        >
          Excel (XLSX)
        </Menu.Item>
        <Menu.Item
          leftSection={<DocumentTextIcon {...TAMANNO} />}
          onClick={() => void guardar(() => call(catalogoCsv))}
        >
          CSV
        </Menu.Item>
        <Menu.Item
          leftSection={<PrinterIcon {...TAMANNO} />}
          onClick={() => void abrirPdf(() => call(catalogoPdf))}
        >
          PDF
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
