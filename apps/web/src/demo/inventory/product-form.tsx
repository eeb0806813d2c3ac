// A product, to be changed where it stands in the list.
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { inventoryCalls, type Product } from '@cuadra/demo-api/inventory/calls';
import { CheckCircleIcon, ExclamationCircleIcon } from '@heroicons/react/24/outline';
import { Button, Switch } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useChange } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { PictureCarousel } from './picture-carousel.tsx';
import {
  changed,
  type DraftErrors,
  draftOf,
  errorsOf,
  isSameDraft,
  type ProductDraft,
  productOf,
} from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';
import classes from './product-form.module.css';
import { TagBox } from './tag-box.tsx';
import { inventoryTexts } from './texts.ts';

interface ProductFormProps {
  readonly product: Product;
  /** The keyboard goes to its name, to give it one. */
  readonly isNew: boolean;
  /** Whether something is written that is not saved. */
  readonly onDirty: (dirty: boolean) => void;
  readonly onDelete: () => void;
}

export function ProductForm({ product, isNew, onDirty, onDelete }: ProductFormProps) {
  const t = useTexts(inventoryTexts);
  const { draft, errors, change, forgetTag, outcome, saving, submit } = useProductForm(product, onDirty);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) name.current?.select();
  }, [isNew]);
  return (
    <form className={classes.form} aria-label={t.form.label(product.name)} noValidate onSubmit={submit}>
      <div className={classes.body}>
        <div className={classes.look}>
          <PictureCarousel
            name={draft.name}
            pictures={draft.images}
            onChange={(images) => change({ images })}
          />
          <Switch
            label={draft.active ? t.isActive : t.isDisabled}
            checked={draft.active}
            onChange={({ currentTarget }) => change({ active: currentTarget.checked })}
          />
        </div>
        <ProductFields nameRef={name} draft={draft} errors={errors} onChange={change} />
        <TagBox chosen={draft.tags} onChange={(tags) => change({ tags })} onGone={forgetTag} />
      </div>
      <Footer outcome={outcome} saving={saving} onDelete={onDelete} />
    </form>
  );
}

type Outcome = 'updated' | 'failed' | 'gone' | undefined;

const SHOWN_MS = 3000;

function useProductForm(product: Product, onDirty: (dirty: boolean) => void) {
  const [draft, setDraft] = useState(() => draftOf(product));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const { products, product: one } = inventoryCalls;
  const save = useChange(inventoryCalls.patchProduct, [products, one]);
  const asking = useRef<HTMLFormElement>(null);

  useTold(!isSameDraft(draft, draftOf(product)), onDirty);
  useEffect(() => {
    if (outcome !== 'updated') return;
    const shown = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(shown);
  }, [outcome]);
  // The keyboard goes to the first thing that is wrong.
  useEffect(() => {
    asking.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    asking.current = null;
  });

  const change = (part: Partial<ProductDraft>) => {
    setDraft((was) => changed(was, part));
    setErrors((was) => Object.fromEntries(Object.entries(was).filter(([field]) => !(field in part))));
    setOutcome(undefined);
  };
  const forgetTag = (id: string) =>
    setDraft((was) => ({ ...was, tags: was.tags.filter((tag) => tag !== id) }));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const wrong = errorsOf(draft);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      asking.current = event.currentTarget;
      return;
    }
    setOutcome(undefined);
    try {
      const saved = await save.mutateAsync({ body: { id: product.id, product: productOf(draft) } });
      if (saved !== null) setDraft(draftOf(saved));
      setOutcome(saved === null ? 'gone' : 'updated');
    } catch {
      setOutcome('failed');
    }
  };
  return { draft, errors, change, forgetTag, outcome, saving: save.isPending, submit };
}

/** Once it is closed there is nothing to save. */
function useTold(dirty: boolean, onDirty: (dirty: boolean) => void): void {
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
}

interface FooterProps {
  readonly outcome: Outcome;
  readonly saving: boolean;
  readonly onDelete: () => void;
}

function Footer({ outcome, saving, onDelete }: FooterProps) {
  const { form: t } = useTexts(inventoryTexts);
  const { remove } = useTexts(frameTexts);
  return (
    <div className={classes.footer}>
      <Button variant="subtle" color="red" className={classes.remove ?? ''} onClick={onDelete}>
        {remove}
      </Button>
      <span className={classes.outcome} role="status" data-outcome={outcome}>
        {outcome === 'updated' && <CheckCircleIcon width={20} height={20} aria-hidden="true" />}
        {outcome !== undefined && outcome !== 'updated' && (
          <ExclamationCircleIcon width={20} height={20} aria-hidden="true" />
        )}
        {outcome !== undefined && t[outcome]}
      </span>
      <Button type="submit" loading={saving}>
        {t.update}
      </Button>
    </div>
  );
}
