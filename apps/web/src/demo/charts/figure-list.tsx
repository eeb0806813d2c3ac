// A few figures side by side, each with its name.
import type { ReactNode } from 'react';
import classes from './figure-list.module.css';

interface FigureListProps {
  readonly figures: readonly { readonly name: string; readonly figure: ReactNode }[];
}

export const FigureList = ({ figures }: FigureListProps) => (
  <dl className={classes.list}>
    {figures.map(({ name, figure }) => (
      <div key={name} className={classes.one}>
        <dt>{name}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);
