import type { ListFilter } from './list-filter';

export interface FilterPartProps {
  draft: Partial<ListFilter>;
  onChange: (part: Partial<ListFilter>) => void;
  report: (name: string) => (problem: string | null) => void;
}
