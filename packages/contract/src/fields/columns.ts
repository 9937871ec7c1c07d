const PREFIX = 'custom_';

export type FieldColumn = `${typeof PREFIX}${string}`;

export const fieldColumn = (variable: string): FieldColumn => `${PREFIX}${variable}`;

export const variableOfColumn = (name: string): string | null =>
  /^custom_[a-z][a-z0-9_]{0,39}$/.test(name) ? name.slice(PREFIX.length) : null;

export const ownColumnsOf = (name: string): FieldColumn[] => {
  const variable = variableOfColumn(name);
  return variable === null ? [] : [fieldColumn(variable)];
};
