// The tabs of a screen in one row, whatever its width: where they do not all fit the row slides, fades at the side where
// there are more, and brings the one in force into sight.
//
//   <Tabs value={vista} …>
//     <TabList active={vista}>
//       <Tabs.Tab value="libro">Libro</Tabs.Tab>
import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSlidingRow } from './sliding-row.ts';
import classes from './tabs.module.css';

interface TabListProps {
  readonly active: string;
  readonly children: ReactNode;
}

export function TabList({ active, children }: TabListProps) {
  const { row, className, ...hidden } = useSlidingRow<HTMLDivElement>(active, `[id$="-tab-${active}"]`);
  return (
    <Tabs.List ref={row} className={`${classes.lista} ${classes.enFila} ${className}`} {...hidden}>
      {children}
    </Tabs.List>
  );
}
